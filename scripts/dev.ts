/**
 * `npm run dev`: serves the portal with hot reload at http://localhost:3000. Astro's dev server proxies the API and the
 * admin to the CMS, which restarts when its code changes. The data is in `data/dev`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { buildPortal } from './lib/build-portal.ts'
import { root } from './lib/step.ts'
import { stopWithParent } from './lib/stop-with-parent.ts'

stopWithParent()
const port = Number(process.env.PORT ?? 3000)
const cmsPort = port + 1
const cmsOrigin = `http://localhost:${cmsPort}`

await buildPortal({ admin: false })
const watched = ['cms/src', 'shared/src'].map((folder) => `--watch-path=${path.join(root, folder)}`)
const children = [
  start(['node', ...watched, '--watch-preserve-output', 'cms/src/server.ts', '--dev'], root, {
    PORT: String(cmsPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    DATA_DIR: process.env.DATA_DIR ?? 'data/dev',
    NODE_ENV: 'development',
  }),
  start(['astro', 'dev', '--port', String(port)], path.join(root, 'site'), { CMS_ORIGIN: cmsOrigin }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 0
  })
}

function start([program = '', ...args]: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
}
