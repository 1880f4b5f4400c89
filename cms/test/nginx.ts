import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFailed } from 'vitest'
import { findProgram } from '../../scripts/lib/find-program.ts'
import { freePort } from '../../scripts/lib/running-portal.ts'

/** The nginx of this machine; undefined if there is none. */
export const NGINX = findProgram('nginx')

const CONFIGURATION = path.resolve(import.meta.dirname, '../../scripts/deploy/nginx.conf')

/** Runs nginx with the example configuration, without https, before portals of this machine. */
export async function startNginx(portals: readonly number[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-nginx-'))
  const [port, redirects] = [await freePort(), await freePort()]
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, configuration({ folder, port, redirects, portals }))
  const child = spawn(NGINX ?? 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  onTestFailed(() => console.log(output))
  const exited = once(child, 'exit')
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start.\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Places {
  folder: string
  port: number
  redirects: number
  portals: readonly number[]
}

/** The example with the addresses of a test. Throws if it no longer has a line that is replaced. */
function configuration({ folder, port, redirects, portals }: Places): string {
  const upstream = portals.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n    ')
  const changes: [RegExp, string][] = [
    [/server portal-1:3000 resolve max_fails=0;\s+server portal-2:3000 resolve max_fails=0;/, upstream],
    [/resolver 127.0.0.11 valid=10s;/, ''],
    [/listen 8080;/, `listen 127.0.0.1:${redirects};`],
    [/listen 8443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/^\s*ssl_.*$/gm, ''],
    [/\/dev\/stdout/, `${folder}/access.log`],
    [/\/tmp\/nginx/g, `${folder}/nginx`],
    // The folder belongs to the user of the test, and workers of root would change to another one.
    [/^worker_processes auto;$/m, `worker_processes 1;\ndaemon off;${process.getuid?.() === 0 ? '\nuser root;' : ''}`],
  ]
  const example = readFileSync(CONFIGURATION, 'utf8')
  return changes.reduce((text, [line, replacement]) => {
    if (!line.test(text)) throw new Error(`${CONFIGURATION} has no ${line}.`)
    return text.replace(line, replacement)
  }, example)
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const accepted = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return accepted
}
