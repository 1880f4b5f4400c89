import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portalParts } from '../../../test/portal-parts.ts'
import { dial as dialPort, requestHead, until } from '../../../test/raw-connection.ts'
import { HSTS } from '../files/security-headers.ts'
import { createPortalServer } from './portal-server.ts'
import { BodyTooLarge, limitedBody } from './request-body.ts'

const LOOPBACK = '127.0.0.1'
let server: Server
let logged: { level: number; msg: string; err?: unknown }[]
let api: (req: IncomingMessage) => Promise<void>

beforeEach(async () => {
  logged = []
  api = async () => undefined
  const lines = new Writable({
    write: (line, _encoding, done) => {
      logged.push(JSON.parse(String(line)))
      done()
    },
  })
  server = createPortalServer({
    ...portalParts(lines),
    pages: {
      claims: (method, pathname) => method === 'GET' && pathname === '/admin/help',
      handle: async (_req, res) => {
        res.end('help')
        return true
      },
    },
    extra: { 'strict-transport-security': HSTS },
    api: async (req, res) => {
      await api(req)
      res.end('api')
    },
    linger: { ms: 2000, idleMs: 1000, bytes: 1024 * 1024 },
  })
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const portOf = () => (server.address() as AddressInfo).port
const origin = () => `http://${LOOPBACK}:${portOf()}`

async function read(body: ReadableStream | null): Promise<void> {
  await new Response(body).text()
}

const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

const dial = (text: string) => dialPort(portOf(), text)

describe('a request to upgrade the connection', () => {
  it.each(['/healthz', '/api/course/getcourses', '/admin'])('gets an ordinary response: %s', async (path) => {
    // Next adds such a listener on its first request.
    server.on('upgrade', () => undefined)
    const call = dial(
      requestHead(`GET ${path}`, 'Connection: Upgrade, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'),
    )
    await call.ended
    expect(call.received()).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('leaks no connection', async () => {
    server.on('upgrade', () => undefined)
    const calls = Array.from({ length: 100 }, () =>
      dial(requestHead('GET /healthz', 'Connection: Upgrade', 'Upgrade: websocket')),
    )
    for (const { socket, received } of calls) {
      await until(() => received().endsWith('ok'))
      socket.end()
    }
    await Promise.all(calls.map(({ ended }) => ended))
    await until(async () => (await connections()) === 0)
  })
})

it.each([
  ['GET', '/admin/help', 'help'],
  ['POST', '/admin/help', 'admin'],
  ['GET', '/admin/helpers', 'admin'],
])('%s %s is for the route of a feature, if it has one, else for the admin', async (method, path, answer) => {
  expect(await (await fetch(origin() + path, { method })).text()).toBe(answer)
})

describe('every response', () => {
  it.each([
    ['GET /healthz', 200],
    ['GET /readyz', 200],
    ['GET /api/anything', 200],
    ['GET http://elsewhere.example/', 400],
    ['GET /admin/%E0%A4%A', 400],
    ['TRACE /api/staff', 405],
    ['PROPFIND /admin', 405],
    ['PUT /api/staff', 405],
    ['PUT /api/nothing', 405],
  ])('has the security headers: %s', async (line, status) => {
    const call = dial(requestHead(line, 'Connection: close'))
    await call.ended
    expect(call.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expectSecurityHeaders(call.received())
  })

  it.each([
    ['what is no HTTP', 'nonsense\r\n\r\n', 400],
    ['what is no HTTP after a request that was answered', `${requestHead('GET /healthz')}nonsense\r\n\r\n`, 200],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers that are too long', requestHead('GET /', `Cookie: ${'x'.repeat(20_000)}`), 431],
    ['an expectation that is not known', requestHead('GET /healthz', 'Expect: a-wonder', 'Connection: close'), 200],
  ])('has the security headers for %s', async (_what, text, status) => {
    const call = dial(text)
    await call.ended
    expect(call.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expectSecurityHeaders(call.received())
  })
})

it('disconnects a client that sends only malformed HTTP', async () => {
  const socket = connect({ port: portOf(), host: LOOPBACK, allowHalfOpen: true }).on('error', () => undefined)
  socket.resume().write('nonsense\r\n\r\n')
  await once(socket, 'end')
  await until(async () => (await connections()) === 0)
  socket.destroy()
})

function expectSecurityHeaders(answer: string): void {
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i)
  expect(answer).toContain(HSTS)
}

describe('a body that never ends', () => {
  it.each([
    ['refused for its announced size', () => Promise.reject(new BodyTooLarge(50)), 413],
    ['read up to its limit', (req: IncomingMessage) => read(limitedBody(req, 50)), 413],
    ['not read', () => Promise.resolve(), 200],
  ])('is %s: the response arrives, then the connection closes', async (_why, answer, status) => {
    api = answer
    const call = dial(requestHead('POST /api/anything', 'Content-Type: application/json', 'Transfer-Encoding: chunked'))
    const sending = setInterval(() => call.socket.writable && call.socket.write('5\r\nabcde\r\n'), 10)
    await call.ended
    clearInterval(sending)
    expect(call.received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('is not cut off when its Content-Length is within the limit', async () => {
    const call = dial(requestHead('POST /healthz', 'Content-Length: 10'))
    await until(() => call.received().endsWith('ok'))
    call.socket.write(`0123456789${requestHead('GET /readyz', 'Connection: close')}`)
    await call.ended
    expect(call.received()).toMatch(/ready$/)
  })
})

it.each([
  ['no header for one', [], false],
  ['no length', ['Content-Length: 0'], false],
  ['a length', ['Content-Length: 2'], true],
  ['chunks', ['Transfer-Encoding: chunked'], true],
])('a POST with %s: body %s', async (_what, headers, hasBody) => {
  const bodies: (ReadableStream | null)[] = []
  api = async (req) => void bodies.push(limitedBody(req, 1000))
  const call = dial(requestHead('POST /api/staff/logout', 'Connection: close', ...headers))
  await until(() => call.received().endsWith('api'))
  call.socket.destroy()
  expect(bodies.map((body) => body !== null)).toEqual([hasBody])
})

describe('a client that disconnects', () => {
  it('while sending is not logged as an error', async () => {
    const gone = new Promise<void>((resolve) => {
      api = (req) => read(limitedBody(req, 1000)).finally(resolve)
    })
    const call = dial(requestHead('POST /api/anything', 'Content-Length: 100'))
    call.socket.write('half')
    await until(async () => (await connections()) === 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    call.socket.destroy()
    await gone
    await until(async () => (await connections()) === 0)
    await new Promise((resolve) => setImmediate(resolve))
    expect(logged).toEqual([])
  })

  it('does not hide an error of the portal', async () => {
    api = () => Promise.reject(new Error('A fault'))
    expect((await fetch(`${origin()}/api/anything`)).status).toBe(500)
    expect(logged).toMatchObject([{ msg: 'A request failed.' }])
  })
})
