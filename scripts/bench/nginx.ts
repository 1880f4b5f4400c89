import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findProgram } from '../lib/find-program.ts'
import { freePort } from '../lib/running-portal.ts'
import type { ServedPage } from './pages.ts'
import { benchFolder, removeFolder } from './remains.ts'
import { type Server, startServer } from './server.ts'

const PROGRAM = findProgram('nginx')

/** Starts nginx with the pages as files at `/{name}.html`; null if it is not installed. */
export async function startNginx(pages: readonly ServedPage[], workers: number): Promise<Server | null> {
  if (PROGRAM === undefined) return null
  const folder = await benchFolder('nginx')
  try {
    await mkdir(path.join(folder, 'html'))
    for (const { name, html } of pages) await writeFile(path.join(folder, 'html', `${name}.html`), html)
    const port = await freePort()
    const settings = path.join(folder, 'nginx.conf')
    await writeFile(settings, settingsOf({ folder, port, workers, headers: pages[0]?.headers ?? [] }))
    const command = [PROGRAM, '-p', folder, '-c', settings, '-e', path.join(folder, 'error.log')]
    const server = await startServer({ command, cwd: folder, env: {}, port, probe: `/${pages[0]?.name}.html` })
    const stop = async () => {
      await server.stop()
      await removeFolder(folder)
    }
    return { ...server, stop }
  } catch (error) {
    await removeFolder(folder)
    throw error
  }
}

interface Settings extends Pick<ServedPage, 'headers'> {
  folder: string
  port: number
  workers: number
}

function settingsOf({ folder, port, workers, headers }: Settings): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const added = headers
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} "${value}";`)
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
worker_processes ${workers};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  types { text/html html; }
  charset utf-8;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    ${added.join('\n    ')}
  }
}
`
}
