/**
 * @sqlite-only it starts a portal of its own, on an SQLite file
 * @needs-build portal
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/lib/running-portal.ts'
import { earlyAnswerTests } from '../../../test/early-answer-tests.ts'
import { dial, until } from '../../../test/raw-connection.ts'
import { expectMetrics, METRICS_TOKEN } from '../../../test/scrape.ts'
import { runProcess, type TestProcess } from '../../../test/test-process.ts'

let folder: string
let portal: TestProcess
let port: number
let origin: string

const administrator = { email: 'admin@pravesh.example', password: randomBytes(12).toString('base64url') }

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-start-'))
  port = await freePort()
  origin = `http://localhost:${port}`
  portal = runProcess(path.resolve(import.meta.dirname, '../../server.ts'), {
    NODE_ENV: 'production',
    DATABASE_URI: '',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    PUBLIC_URL: '',
    PORT: String(port),
    METRICS_TOKEN,
    STAFF_EMAIL: administrator.email,
    STAFF_PASSWORD: administrator.password,
    // Not more than a picture, so that less is too large.
    VIDEO_MAX_MB: '8',
  })
  await portal.printed(/Pravesh is ready/)
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(portal.output())
})
afterAll(async () => {
  await portal.kill()
  rmSync(folder, { recursive: true, force: true })
})

let cookie: Promise<string> | undefined
async function session(): Promise<Record<string, string>> {
  cookie ??= fetch(`${origin}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(administrator),
  }).then((answer) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  return { cookie: await cookie, origin }
}

const statusOf = async (address: string) => (await fetch(origin + address)).status

it('serves pages, health checks and metrics, and refuses what is too large', async () => {
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
})

it('responds to each row of the request table', async () => {
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
})

describe('before it has read the body, it', () => earlyAnswerTests({ port: () => port, session }))

it('responds to 1,200 upgrade requests without leaking connections', async () => {
  // Next adds its upgrade listener on its first request.
  await fetch(`${origin}/admin`, { headers: { connection: 'close' } })
  const before = openSockets().length
  const clients = Array.from({ length: 1200 }, () => dial(port, UPGRADE))
  for (const { received } of clients) await until(() => /^HTTP\/1\.1 200 [\s\S]*ok$/.test(received()))
  for (const { socket } of clients) socket.destroy()
  await until(() => openSockets().length <= before)
})

it('on SIGTERM finishes running requests and exits 0, although clients stay connected', async () => {
  const message = JSON.stringify({ fname: 'Asha', lname: 'Das', phone: '9830012345', comment: 'Hello' })
  const underWay = dial(
    port,
    `POST /api/contact/postContact HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${message.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  await until(() => /^HTTP\/1\.1 100 /.test(underWay.received()))
  const [, , upgraded] = ['', 'GET / HTTP/1.1\r\nHost: local', UPGRADE].map((text) => dial(port, text))
  await until(() => upgraded?.received().endsWith('ok') ?? false)
  portal.signal('SIGTERM')
  await until(refusesConnections)
  underWay.socket.write(message)
  await until(() => /\nHTTP\/1\.1 200 /.test(underWay.received()))
  expect(await portal.ended).toBe(0)
})

const UPGRADE = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
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
  ['GET', '/courses/nothing', 404, {}],
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

async function refusesConnections(): Promise<boolean> {
  const probe = connect(port, '127.0.0.1')
  const refused = await new Promise<boolean>((resolve) => {
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true))
  })
  probe.destroy()
  return refused
}

/** Sockets of the portal's port except the listening one, on either side. Only Linux can tell. */
function openSockets(): string[] {
  const [LISTEN, TIME_WAIT] = ['0A', '06']
  if (!existsSync('/proc/net/tcp')) return []
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => {
      const [, local = '', remote = '', state = ''] = line.trim().split(/\s+/)
      return [local, remote].some((address) => address.endsWith(`:${hex}`)) && ![LISTEN, TIME_WAIT].includes(state)
    })
}
