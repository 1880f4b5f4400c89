/**
 * @sqlite-only it starts portals of its own, on SQLite files
 * @needs-build portal
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectMetrics, METRICS_TOKEN } from '../../../test/scrape.ts'
import { showOnFailure } from '../../../test/show-on-failure.ts'

const server = path.resolve(import.meta.dirname, '../../server.ts')
let folder: string
let child: ChildProcess | null = null

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-start-'))
})
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the portal with these settings; `output` returns what it has printed so far. */
function start(settings: Record<string, string>) {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    SEED: 'none',
    ...settings,
  }
  child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], { env, stdio: 'pipe' })
  return { child, ended: once(child, 'exit'), output: showOnFailure(child) }
}

async function refusal(settings: Record<string, string>): Promise<string> {
  const { ended, output } = start(settings)
  const [code] = await ended
  expect(code).toBe(1)
  expect(output()).toContain('Pravesh cannot start.')
  expect(output()).not.toMatch(/\n\s+at /)
  return output()
}

async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

describe('a failed start explains the reason', () => {
  it('when the port is in use', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`)
    other.close()
    expect(existsSync(path.join(folder, 'data/pravesh.db')), 'before migrating').toBe(false)
  })

  it('when a setting is invalid', async () => {
    expect(await refusal({ PORT: 'many' })).toContain('PORT must be a whole number')
  })

  it('when settings are missing in live mode', async () => {
    const output = await refusal({ PORTAL_MODE: 'live' })
    for (const name of ['PUBLIC_URL', 'PAYLOAD_SECRET', 'FIELD_KEY']) expect(output).toContain(name)
  })

  it.each([
    ['is not a database', 'pravesh.db', 'This is a letter. '.repeat(200), 'is damaged or not an SQLite database'],
    ['is corrupt', 'pravesh.db', `SQLite format 3\0${'\x07'.repeat(8000)}`, 'is damaged'],
    ['is half restored', 'pravesh.db.unfinished', '', 'Run the same npm run move or npm run restore again'],
  ])('when the database file %s', async (_, file, content, reason) => {
    mkdirSync(path.join(folder, 'data'))
    writeFileSync(path.join(folder, 'data', file), content, 'latin1')
    expect(await refusal({})).toContain(reason)
    expect(existsSync(path.join(folder, 'data/pravesh.db'))).toBe(file === 'pravesh.db')
  })

  it('when a folder is not writable', async () => {
    writeFileSync(path.join(folder, 'media'), 'a file where the folder should be')
    expect(await refusal({})).toContain('MEDIA_DIR')
  })

  it('when the database server does not respond', async () => {
    const port = await aFreePort()
    const uri = `mongodb://127.0.0.1:${port}/pravesh?serverSelectionTimeoutMS=500`
    expect(await refusal({ DATABASE_URI: uri })).toContain('DATABASE_URI does not respond')
  })

  it.skipIf(process.getuid?.() === 0)('when the user has no write permission for the data folder', async () => {
    mkdirSync(path.join(folder, 'data'))
    chmodSync(path.join(folder, 'data'), 0o500)
    expect(await refusal({})).toContain('DATA_DIR')
  })
})

/** Starts a portal and waits until it is ready. */
async function startReady() {
  const port = await aFreePort()
  const started = start({ PORT: String(port), METRICS_TOKEN })
  while (!started.output().includes('Pravesh is ready')) {
    expect(started.child.exitCode, started.output()).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { ...started, port, origin: `http://localhost:${port}` }
}

describe('a running portal', () => {
  it('serves, and on SIGTERM finishes running requests and exits 0', async () => {
    const { child, ended, port, origin } = await startReady()
    const statusOf = async (address: string) => (await fetch(origin + address)).status
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(200)
    expect(await statusOf('/')).toBe(200)
    const contact = await (await fetch(`${origin}/contact`)).text()
    expect(contact, 'facts of the demo').not.toMatch(/90000 00000|Bolpur|pravesh\.example/)
    for (const address of ABSENT) expect(await statusOf(address), address).toBe(404)
    await expectMetrics(origin)
    const tooLarge = await fetch(`${origin}/api/contact/postContact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ comment: 'x'.repeat(3 * 1024 * 1024) }),
    })
    expect(tooLarge.status).toBe(413)
    const picture = new FormData()
    picture.set('file', new File([new Uint8Array(9 * 1024 * 1024)], 'large.png', { type: 'image/png' }))
    const refused = await fetch(`${origin}/api/media`, { method: 'POST', body: picture })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await statusOf('/healthz')).toBe(200)
    const message = JSON.stringify({ fname: 'Asha', lname: 'Das', phone: '9830012345', comment: 'Hello' })
    const underWay = dial(
      port,
      `POST /api/contact/postContact HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${message.length}\r\nExpect: 100-continue\r\n\r\n`,
    )
    await underWay.answered(/^HTTP\/1\.1 100 /)
    child.kill('SIGTERM')
    await refusesConnections(port)
    underWay.socket.write(message)
    await underWay.answered(/\nHTTP\/1\.1 200 /)
    expect(await ended).toEqual([0, null])
  })

  it('responds to 1,200 upgrade requests without leaking connections, and stops while clients are connected', async () => {
    const { child, ended, port, origin } = await startReady()
    // Next adds its upgrade listener on its first request.
    await fetch(`${origin}/admin`, { headers: { connection: 'close' } })
    const upgrade = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    const clients = Array.from({ length: 1200 }, () => dial(port, upgrade))
    for (const client of clients) await client.answered(/^HTTP\/1\.1 200 [\s\S]*ok$/)
    for (const { socket } of clients) socket.destroy()
    await noSocketsOf(port)
    const idle = ['', 'GET / HTTP/1.1\r\nHost: local', upgrade].map((text) => dial(port, text))
    await idle[2]?.answered(/ok$/)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }, 120_000)

  it('responds to each row of the request table', async () => {
    const { origin } = await startReady()
    for (const [method, address, status, headers] of REQUESTS) {
      const answer = await fetch(origin + address, { method, redirect: 'manual' })
      const row = `${method} ${address}`
      expect.soft(answer.status, row).toBe(status)
      expect.soft(answer.headers.get('x-content-type-options'), row).toBe('nosniff')
      expect.soft(answer.headers.get('content-security-policy'), row).toContain("default-src '")
      expect.soft(Object.fromEntries(answer.headers), row).toMatchObject(headers)
      const isJson = answer.headers.get('content-type')?.startsWith('application/json')
      if (isJson && status >= 400) {
        expect.soft(await answer.json(), row).toMatchObject({ success: false, msg: expect.any(String) })
      } else await answer.body?.cancel()
    }
  }, 120_000)
})

const ABSENT = ['/nothing-here', '/api/media/file/missing.webp', '/preview?global=home']
const JSON_REPLY = { 'content-type': expect.stringMatching(/^application\/json/) }
const REQUESTS: [method: string, address: string, status: number, headers: Record<string, unknown>][] = [
  ['GET', '/', 200, { vary: 'accept-encoding' }],
  ['GET', '/healthz', 200, {}],
  ['GET', '/readyz', 200, {}],
  ['GET', '/admin/login', 200, {}],
  ['GET', '/courses/?utm_source=wa', 301, { location: '/courses?utm_source=wa' }],
  ['GET', '/success/?id=T1', 301, { location: '/success?id=T1' }],
  ['GET', '/reset-password/?token=abc', 301, { location: '/reset-password?token=abc' }],
  ['GET', '/purchase-books?search=maths&page=9', 302, { location: '/purchase-books?search=maths' }],
  ['GET', '/courses/nothing', 302, {}],
  ['GET', '/nothing', 404, {}],
  ['GET', '/_next/static/nothing.js', 404, {}],
  ['POST', '/', 405, { allow: 'GET, HEAD' }],
  ['PROPFIND', '/api/staff', 405, JSON_REPLY],
  ['GET', '/api', 404, JSON_REPLY],
  ['GET', '/api/nothing', 404, JSON_REPLY],
  ['PATCH', '/api/course/getcourses', 404, JSON_REPLY],
  ['GET', '/api/payload-migrations', 404, JSON_REPLY],
  ['POST', '/api/staff/verify/x', 404, JSON_REPLY],
  ['GET', '/api/books?where=text', 400, JSON_REPLY],
  ['GET', '/api/books?page=1e308', 400, JSON_REPLY],
]

/** Opens a raw connection and keeps it open. */
function dial(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk))
  socket.on('error', () => undefined)
  socket.write(text)
  const answered = async (pattern: RegExp) => {
    while (!pattern.test(received)) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { socket, answered }
}

/** Waits until a port refuses connections. */
async function refusesConnections(port: number): Promise<void> {
  const probe = connect(port, '127.0.0.1')
  const refused = await new Promise<boolean>((resolve) => {
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true))
  })
  probe.destroy()
  if (!refused) return refusesConnections(port)
}

/** Waits until no sockets of a port are left except the listening one, on either side. Only Linux can tell. */
async function noSocketsOf(port: number): Promise<void> {
  const [LISTEN, TIME_WAIT] = ['0A', '06']
  if (!existsSync('/proc/net/tcp')) return
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const open = () =>
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .filter((line) => {
        const [, local = '', remote = '', state = ''] = line.trim().split(/\s+/)
        return [local, remote].some((address) => address.endsWith(`:${hex}`)) && ![LISTEN, TIME_WAIT].includes(state)
      })
  while (open().length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}
