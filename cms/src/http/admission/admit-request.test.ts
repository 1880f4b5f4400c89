import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Admission } from './admission.ts'
import { admitRequest } from './admit-request.ts'

/** In milliseconds. */
const LONGEST_WAIT = 1600

let admission: Admission
let server: Server
let held: (() => void)[]
/** In milliseconds. Requests that have run for longer leave their place, which would end the wait on a busy machine. */
let now: number
beforeEach(async () => {
  now = 0
  admission = new Admission({ now: () => now, limit: { current: 32, observe: () => undefined } })
  held = []
  server = createServer(async (req, res) => {
    const priority = req.url === '/first' ? 'first' : 'exports'
    if (!(await admitRequest({ admission, priority, req, res, trustedProxies: 1 }))) return
    held.push(() => res.end('done'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  admission.stop()
  server.closeAllConnections()
  server.close()
})

const exportsState = () => admission.states.find(({ priority }) => priority === 'exports')

const until = (condition: () => boolean) => vi.waitUntil(condition, { interval: 5, timeout: 5000 })

interface Reply {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  text: string
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      let text = ''
      res.on('data', (part) => {
        text += part
      })
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Occupies all places of exports, and sends a request that is refused after a wait. */
async function refused(path: string, headers?: Record<string, string>, method?: string): Promise<Reply> {
  const busy = Array.from({ length: 4 }, () => get('/api/lists'))
  await until(() => held.length === 4)
  const late = get(path, headers, method)
  await until(() => exportsState()?.waiting === 1)
  now += LONGEST_WAIT
  const reply = await late
  for (const end of held) end()
  expect((await Promise.all(busy)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return reply
}

describe('a request that finds no place', () => {
  it('gets JSON from the API, with the time after which to come back', async () => {
    const { status, headers, text } = await refused('/api/lists', { accept: 'application/json' })
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'x-busy': '1', 'cache-control': 'no-store' })
    const seconds = headers['retry-after']
    expect(Number(seconds)).toBeGreaterThanOrEqual(2)
    const message = `Many people are using the portal right now. Try again in ${seconds} seconds.`
    const words = { code: 'PORTAL_BUSY', values: { seconds: Number(seconds) }, msg: message }
    expect(JSON.parse(text)).toEqual({ success: false, ...words, errors: [{ message }] })
  })

  it.each([
    ['of a browser', { 'sec-fetch-mode': 'navigate' }],
    ['of an old browser', { accept: 'text/html,*/*' }],
  ])('gets a page that tries again by itself: %s', async (_name, sent) => {
    const { status, headers, text } = await refused('/admin/collections/books?page=2', sent)
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', refresh: headers['retry-after'] })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='/)
    expect(text).toContain(`Your page opens by itself in about ${headers['retry-after']} seconds.`)
    expect(text).toContain('<a href="">Try now</a>')
  })

  it.each([
    ['a form', { 'sec-fetch-mode': 'navigate' }, 'POST'],
    ['a script of the admin', { 'sec-fetch-mode': 'cors', accept: '*/*' }, 'GET'],
  ])('gets plain text, which is not loaded again: %s', async (_name, sent, method) => {
    const { headers } = await refused('/admin/account', sent, method)
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' })
    expect(headers).not.toHaveProperty('refresh')
  })
})

describe('admission', () => {
  it('never makes the first class wait', async () => {
    const all = Array.from({ length: 100 }, () => get('/first'))
    await until(() => held.length === 100)
    for (const end of held) end()
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('lets a waiting request begin when another one has ended', async () => {
    const all = Array.from({ length: 5 }, () => get('/api/lists'))
    await until(() => held.length === 4 && exportsState()?.waiting === 1)
    held[0]?.()
    await until(() => held.length === 5)
    for (const end of held.slice(1)) end()
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(exportsState()).toEqual({ priority: 'exports', waiting: 0, refused: 0 })
  })

  it('takes clients behind the proxy in turn', async () => {
    const from = (address: string) => get('/api/lists', { 'x-forwarded-for': `10.1.1.1, ${address}` })
    const busy = Array.from({ length: 4 }, () => from('203.0.113.1'))
    await until(() => held.length === 4)
    const ended: string[] = []
    const late = Array.from({ length: 3 }, () => from('203.0.113.1').then(() => ended.push('many')))
    await until(() => exportsState()?.waiting === 3)
    const other = from('198.51.100.7').then(() => ended.push('other'))
    await until(() => exportsState()?.waiting === 4)
    for (let place = 0; place < 8; place++) {
      await until(() => held[place] !== undefined)
      held[place]?.()
    }
    await Promise.all([...busy, ...late, other])
    expect(ended.indexOf('other')).toBeLessThan(2)
  })
})
