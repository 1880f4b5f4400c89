import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../lib/running-portal.ts'
import { root, step } from '../lib/step.ts'
import { settingsOf } from './filled-folder.ts'
import type { ServedPage } from './pages.ts'
import { type Server, startServer } from './server.ts'

const folder = path.join(root, 'data/bench/next')

/** The API as Payload's templates mount it, without their module, which also loads GraphQL. */
const API_ROUTE = `import { handleEndpoints } from 'payload'
import config from '../../../../../../cms/src/payload.config.ts'

export async function GET(request, { params }) {
  const { slug } = await params
  return handleEndpoints({ config, path: '/api/' + slug.map(encodeURIComponent).join('/'), request })
}
`

/** A page that Next renders at build time and serves from its cache, which is its fastest option. */
const pageRoute = ({ html, headers }: ServedPage) => `export const dynamic = 'force-static'

export function GET() {
  return new Response(${JSON.stringify(html)}, { headers: ${JSON.stringify(headers)} })
}
`

/** Whether this run has built the app, with whatever pages: building takes most of a minute. */
let isBuilt = false

/**
 * Starts a Next app, built for production with the API and the pages at `/{name}`, on the database of a shop.
 */
export async function startNext(shop: string, pages: readonly ServedPage[]): Promise<Server> {
  const program = [process.execPath, path.join(root, 'node_modules/next/dist/bin/next')]
  const env = settingsOf(shop)
  if (!isBuilt || pages.length > 0) await build(program, env, pages)
  isBuilt = true
  const port = await freePort()
  const command = [...program, 'start', '--hostname', '127.0.0.1', '--port', String(port)]
  return startServer({ command, cwd: folder, env, port, probe: '/api/course/getcourses' })
}

/** Removes the app at the end of the run. */
export async function removeNext(): Promise<void> {
  await rm(path.dirname(folder), { recursive: true, force: true })
}

async function build(
  program: readonly string[],
  env: Record<string, string>,
  pages: readonly ServedPage[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await write('next.config.mjs', "export { default } from '../../../cms/next.config.mjs'\n")
  await write('app/api/[...slug]/route.js', API_ROUTE)
  for (const page of pages) await write(`app/${page.name}/route.js`, pageRoute(page))
  await step('Building the Next app for comparison', [...program, 'build'], { cwd: folder, env, quiet: true })
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
