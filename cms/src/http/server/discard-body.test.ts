import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portalParts } from '../../../test/portal-parts.ts'
import { dial, requestHead, until } from '../../../test/raw-connection.ts'
import { createPortalServer } from './portal-server.ts'
import { limitedBody } from './request-body.ts'

/** More than the kernel and the parser hold, so that unread bytes block the connection. */
const SIZE = 8 * 1024 * 1024
const LIMIT = 12 * 1024 * 1024
const LINGER = { ms: 2000, idleMs: 1000, bytes: 16 * 1024 * 1024 }
const body = Buffer.alloc(SIZE, 'x')

let server: Server
let answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>

beforeEach(async () => {
  const api = (req: IncomingMessage, res: ServerResponse) => answer(req, res)
  server = createPortalServer({ ...portalParts({ write: () => {} }), api, admin: api, linger: LINGER })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const port = () => (server.address() as AddressInfo).port
const upload = (...headers: string[]) => requestHead('POST /api/file/upload', ...headers)
const sized = (...headers: string[]) => upload(`Content-Length: ${SIZE}`, ...headers)
const refuse = (res: ServerResponse, status = 401) => void res.writeHead(status, { 'content-length': 2 }).end('no')

/** Everything that answers before it has read the body, and in which state it leaves the request. */
const EARLY: Record<string, typeof answer> = {
  'does not read the body': async (_req, res) => refuse(res),
  'makes a stream of the body and does not read it': async (req, res) => {
    limitedBody(req, LIMIT)
    refuse(res)
  },
  'reads a part and stops': async (req, res) => {
    await limitedBody(req, LIMIT)?.getReader().read()
    refuse(res)
  },
  'reads a part and cancels the rest': async (req, res) => {
    const reader = limitedBody(req, LIMIT)?.getReader()
    await reader?.read()
    await reader?.cancel()
    refuse(res)
  },
  'reads up to its own limit': async (req, res) => {
    await new Response(limitedBody(req, 100_000)).text().catch(() => null)
    refuse(res, 413)
  },
  'throws for the announced size': async (req, res) => {
    limitedBody(req, 100_000)
    refuse(res, 413)
  },
  'pipes the body into something that is stuck': async (req, res) => {
    const { Writable } = await import('node:stream')
    req.pipe(new Writable({ write: () => {} }))
    await until(() => req.isPaused() || req.readableLength > 0 || req.listenerCount('data') > 0)
    refuse(res)
  },
  'reads a part from the request as a stream and waits': async (req, res) => {
    req.on('readable', () => {})
    await once(req, 'readable')
    refuse(res)
  },
  'answers before anything arrives, and the handler fails later': async (req, res) => {
    refuse(res)
    await new Promise((resolve) => setImmediate(resolve))
    void limitedBody(req, LIMIT)
    throw new Error('A fault')
  },
}

describe.each(Object.entries(EARLY))('a part that %s', (_name, early) => {
  beforeEach(() => {
    answer = early
  })

  it('leaves the connection to the next request', async () => {
    const call = dial(port(), sized())
    call.socket.write(body)
    call.socket.write(requestHead('GET /healthz', 'Connection: close'))
    await call.ended
    expect(call.received()).toMatch(/^HTTP\/1\.1 4(01|13) [\s\S]*HTTP\/1\.1 200 [\s\S]*ok$/)
    expect(call.error()).toBeNull()
  })

  it.each([
    ['a client that closes after the response', sized('Connection: close')],
    ['a chunked body', upload('Transfer-Encoding: chunked')],
  ])('answers %s, which reads when it has sent everything', async (_client, head) => {
    const isChunked = head.includes('chunked')
    const call = dial(port(), head)
    call.socket.pause()
    if (isChunked) call.socket.write(`${SIZE.toString(16)}\r\n`)
    const sent = new Promise<void>((resolve, reject) => {
      call.socket.write(isChunked ? Buffer.concat([body, Buffer.from('\r\n0\r\n\r\n')]) : body, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    await sent
    call.socket.resume()
    await call.ended
    expect(call.error()).toBeNull()
    expect(call.received()).toMatch(/^HTTP\/1\.1 4(01|13) /)
    expect(call.received()).toMatch(/\r\nConnection: close\r\n/i)
  })
})

it('answers a slow client that sends until it has sent everything', async () => {
  answer = async (_req, res) => refuse(res)
  const call = dial(port(), upload('Transfer-Encoding: chunked'))
  for (let i = 0; i < 20; i++) {
    call.socket.write('5\r\nabcde\r\n')
    await until(() => call.received().endsWith('no'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  call.socket.write('0\r\n\r\n')
  await call.ended
  expect(call.error()).toBeNull()
})

it('cuts a body that is longer than its bound', async () => {
  answer = async (_req, res) => refuse(res, 413)
  const call = dial(port(), upload('Transfer-Encoding: chunked'))
  const chunk = `10000\r\n${'x'.repeat(65536)}\r\n`
  let sent = 0
  const fill = () => {
    while (call.socket.writable && call.socket.write(chunk)) sent += chunk.length
  }
  call.socket.on('drain', fill)
  fill()
  await call.ended
  expect(sent).toBeLessThan(2 * LINGER.bytes)
  expect(call.received()).toMatch(/^HTTP\/1\.1 413 /)
})

it('handles no request behind a response that closes the connection', async () => {
  const seen: string[] = []
  answer = async (req, res) => {
    seen.push(req.url ?? '')
    refuse(res)
  }
  const call = dial(port(), upload('Transfer-Encoding: chunked'))
  await until(() => call.received().endsWith('no'))
  call.socket.write(`0\r\n\r\n${requestHead('POST /api/second', 'Content-Length: 0')}`)
  await call.ended
  expect(seen).toEqual(['/api/file/upload'])
})

describe('a client that sends Expect: 100-continue', () => {
  const expecting = () => dial(port(), sized('Expect: 100-continue'))

  it.each([
    'does not read the body',
    'makes a stream of the body and does not read it',
    'throws for the announced size',
  ])('is not asked for a body by a part that %s', async (name) => {
    answer = EARLY[name] ?? answer
    const call = expecting()
    await call.ended
    expect(call.received()).toMatch(/^HTTP\/1\.1 4(01|13) [\s\S]*\r\nConnection: close\r\n/i)
  })

  it.each([
    [
      'as a stream of the web',
      async (req: IncomingMessage) => (await new Response(limitedBody(req, LIMIT)).blob()).size,
    ],
    [
      'as a stream of Node',
      async (req: IncomingMessage) => {
        let size = 0
        for await (const chunk of req) size += chunk.length
        return size
      },
    ],
  ])('is asked for it once by a part that reads it %s', async (_how, read) => {
    answer = async (req, res) => void res.end(String(await read(req)))
    const call = expecting()
    await until(() => call.received().endsWith('HTTP/1.1 100 Continue\r\n\r\n'))
    call.socket.write(body)
    await until(() => call.received().endsWith(String(SIZE)))
    expect(call.received().match(/ 100 Continue/g)).toHaveLength(1)
    call.socket.destroy()
  })
})
