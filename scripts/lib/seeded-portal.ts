import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildPortal } from './build-portal.ts'
import { type Account, type RunningPortal, startPortal } from './running-portal.ts'
import { root } from './step.ts'

const templates = path.join(root, 'node_modules/.cache/pravesh-seeded')
/** What decides how a freshly seeded portal looks. */
const SOURCES = ['package-lock.json', 'shared/src', 'cms/src', 'media/seed', 'site/dist']

/** A running portal with the demo content and an administrator whose password is known. */
export async function startSeededPortal(): Promise<RunningPortal> {
  const template = await seededTemplate()
  return startPortal({ administrator: administratorOf(template), copyOf: path.join(template, 'portal') })
}

/**
 * The folder of a portal that was seeded and stopped, to be copied for each start: resizing the pictures takes 20
 * seconds, a copy one. Made anew whenever the code or the demo content has changed. Builds the portal first if need be.
 */
export async function seededTemplate(): Promise<string> {
  await buildPortal()
  const template = path.join(templates, digest())
  if (existsSync(template)) return template
  await mkdir(templates, { recursive: true })
  const part = await mkdtemp(path.join(templates, 'part-'))
  try {
    await fill(part)
    await removeOlder()
    await rename(part, template)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
  return template
}

async function fill(folder: string): Promise<void> {
  process.stdout.write('Seeding a portal for the tests … ')
  const started = performance.now()
  const administrator: Account = { email: 'admin@pravesh.example', password: randomBytes(12).toString('base64url') }
  await writeFile(path.join(folder, 'administrator.json'), JSON.stringify(administrator), { mode: 0o600 })
  const portal = await startPortal({ administrator, keepIn: path.join(folder, 'portal') })
  await portal.stop()
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** The administrator of a seeded template. */
export function administratorOf(template: string): Account {
  return JSON.parse(readFileSync(path.join(template, 'administrator.json'), 'utf8'))
}

/** Those of older code and of runs that were broken off; one being made by another run is newer. */
async function removeOlder(): Promise<void> {
  for (const name of await readdir(templates)) {
    const folder = path.join(templates, name)
    if (Date.now() - statSync(folder).mtimeMs > 10 * 60_000) await rm(folder, { recursive: true, force: true })
  }
}

function digest(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) addTo(hash, path.join(root, source))
  return hash.digest('hex').slice(0, 16)
}

/** Code by its bytes; pictures, which are many and large, by name and size. */
function addTo(hash: ReturnType<typeof createHash>, file: string): void {
  hash.update(path.relative(root, file))
  const { size } = statSync(file)
  if (!statSync(file).isDirectory()) {
    hash.update(/\.(ts|tsx|json)$/.test(file) ? readFileSync(file) : String(size))
    return
  }
  for (const name of readdirSync(file).sort()) addTo(hash, path.join(file, name))
}
