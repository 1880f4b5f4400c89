import { Agent, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { NGINX, startNginx } from './nginx.ts'
import { dial, requestHead } from './raw-connection.ts'

/** More than the buffers of a connection, so that what is left unread blocks it. */
const BODY = Buffer.alloc(400_000, 'x')
const FORM = 'multipart/form-data; boundary=b'
const part = (bytes: number) =>
  Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\r\n--b--\r\n'),
  ])

interface Early {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Buffer
  /** Sent with the session of an administrator. */
  isStaff?: boolean
  status: number
}

const EARLY: Record<string, Early> = {
  'an upload without a session': {
    path: '/api/file/upload',
    headers: { 'content-type': FORM },
    body: part(400_000),
    status: 401,
  },
  'an upload of staff without a session': {
    path: '/api/media',
    headers: { 'content-type': FORM },
    body: part(400_000),
    status: 403,
  },
  'a form with parts that cannot be read': {
    path: '/api/media',
    headers: { 'content-type': FORM },
    isStaff: true,
    status: 400,
  },
  'a file that is too large': {
    path: '/api/media',
    headers: { 'content-type': FORM },
    body: part(9_000_000),
    isStaff: true,
    status: 413,
  },
  'a login that is too large': {
    path: '/api/user/login',
    headers: { 'content-type': 'application/json' },
    status: 413,
  },
  'a form of a page that is too large': { path: '/contact', status: 413 },
  'an unknown call': { path: '/api/nothing/here', headers: { 'content-type': 'application/json' }, status: 404 },
  'a call of another site': { path: '/api/user/login', headers: { origin: 'https://evil.example' }, status: 403 },
  'a page that takes no body': { path: '/', status: 405 },
  'another method': { method: 'PUT', path: '/courses', status: 405 },
  'another type of content': { path: '/api/user/login', headers: { 'content-type': 'text/csv' }, status: 415 },
  'a page of the admin': { path: '/admin/login', headers: { 'content-type': 'text/plain' }, status: 405 },
  'an address that Next does not know': { path: '/_next/nothing', status: 404 },
  'a health check': { path: '/healthz', status: 200 },
}

/** The lines and fields of a request, without those of its body. */
const headOf = ({ method = 'POST', path, headers = {} }: Early, ...more: string[]) =>
  requestHead(`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ...more)

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))

interface Answering {
  port: () => number
  /** The headers of an administrator who is signed in. */
  session: () => Promise<Record<string, string>>
}

/** Answers that a portal gives before it has read the body of the request. */
export function earlyAnswerTests({ port, session }: Answering) {
  const withSession = async (early: Early): Promise<Early> =>
    early.isStaff ? { ...early, headers: { ...early.headers, ...(await session()) } } : early

  describe.each(Object.entries(EARLY))('the answer to %s', (_name, early) => {
    const { body = BODY, status } = early

    it('leaves the connection to the next request', async () => {
      const call = dial(port(), headOf(await withSession(early), `Content-Length: ${body.length}`))
      call.socket.write(body)
      call.socket.write(requestHead('GET /healthz', 'Connection: close'))
      await call.ended
      expect([...statuses(call.received()), call.error()]).toEqual([status, 200, null])
    })

    it.each([
      ['closes', `Content-Length: ${body.length}`, 'Connection: close'],
      ['sends chunks', 'Transfer-Encoding: chunked'],
    ])('reaches a client that %s and reads when it has sent everything', async (_how, ...lines) => {
      const isChunked = lines[0]?.startsWith('Transfer') ?? false
      const call = dial(port(), headOf(await withSession(early), ...lines))
      call.socket.pause()
      const bytes = isChunked
        ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
        : body
      await new Promise((resolve) => call.socket.write(bytes, resolve))
      if (isChunked) call.socket.write(requestHead('GET /healthz', 'Connection: close'))
      call.socket.resume()
      await call.ended
      expect(call.error()).toBeNull()
      expect(statuses(call.received())[0]).toBe(status)
    })
  })

  it('each of 20 clients that send 200 kB gets the 413', async () => {
    const body = JSON.stringify({ email: 'asha@example.in', password: 'x'.repeat(200_000) })
    const headers = { 'content-type': 'application/json' }
    for (let i = 0; i < 20; i++) {
      const answer = await fetch(`http://localhost:${port()}/api/user/login`, { method: 'POST', headers, body })
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ success: false, msg: expect.stringContaining('too large') })
    }
  })

  describe.skipIf(NGINX === undefined)('behind nginx with kept connections', () => {
    /** Sends a request on a connection of its own, so that the next one can only share that of nginx and the portal. */
    async function send(port: number, { method = 'POST', path, headers, body }: Partial<Early>) {
      const agent = new Agent()
      const length = body === undefined ? {} : { 'content-length': body.length }
      const sent = request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } })
      sent.end(body)
      return new Promise<number>((resolve, reject) => {
        sent.once('error', reject)
        sent.once('response', (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
        })
      }).finally(() => agent.destroy())
    }

    it('an early answer does not stall the page that the next visitor asks for', async () => {
      const nginx = await startNginx([port()])
      try {
        for (const [name, row] of Object.entries(EARLY)) {
          const { body = BODY, status, ...early } = await withSession(row)
          const headers = { 'content-type': 'application/octet-stream', ...early.headers }
          expect.soft(await send(nginx.port, { ...early, headers, body }), name).toBe(status)
          expect.soft(await send(nginx.port, { method: 'GET', path: '/contact' }), `after ${name}`).toBe(200)
        }
      } finally {
        await nginx.stop()
      }
    })
  })
}
