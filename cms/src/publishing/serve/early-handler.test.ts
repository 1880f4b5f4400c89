import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dial, requestHead, until } from '../../../test/raw-connection.ts'
import { HSTS } from '../../http/files/security-headers.ts'
import type { Handle } from '../../http/server/http-server.ts'
import { PortServer } from '../../http/server/port-server.ts'
import { Release } from '../release/release.ts'
import { EarlyHandler } from './early-handler.ts'

const PAGE = `<!doctype html><title>Courses</title>${'<p>words</p>'.repeat(100)}`
const NAMED = '/courses/bachelor-of-education'
let folder: string
let server: Server
let handler: EarlyHandler
let port: PortServer

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-early-'))
  await start()
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

function stop(): void {
  server.closeAllConnections()
  server.close()
}

async function start(options: { heldMs?: number } = {}): Promise<void> {
  const release = new Release(folder, 'one')
  mkdirSync(path.join(release.directory, '_astro'), { recursive: true })
  writeFileSync(path.join(release.directory, '_astro/a.css'), 'a{}')
  writeFileSync(path.join(release.directory, '.inline-hashes.json'), '{"scripts":[],"styles":[]}')
  await release.writePage('/courses', PAGE)
  await release.writePage('/courses/c1', PAGE)
  const pages: Record<string, string> = { '/courses': '/courses', [NAMED]: '/courses/c1' }
  const early = { release, pathAt: (address: string) => pages[address] ?? null }
  const extra = { 'strict-transport-security': HSTS }
  handler = new EarlyHandler({ early, extra, trustsProxy: true, ...options })
  port = new PortServer({ dev: false, extra, handle: handler.handle })
  server = port.server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

const portOf = () => (server.address() as AddressInfo).port
const get = (address: string, options: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${portOf()}${address}`, { redirect: 'manual', ...options })

const echo: Handle = (req, res) => {
  const parts: Buffer[] = []
  req
    .on('data', (part) => parts.push(part))
    .on('end', () => res.end(`${req.method} ${req.url} ${Buffer.concat(parts)}`))
}

function open(): void {
  port.handle = echo
  handler.handOver(echo)
}

describe('before the portal is open', () => {
  it.each(['/courses', NAMED])('sends %s with its validators, encodings and headers', async (address) => {
    const page = await get(address, { headers: { 'accept-encoding': 'br' } })
    expect([page.status, await page.text()]).toEqual([200, PAGE])
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': HSTS,
    })
    const headers = { 'accept-encoding': 'br', 'if-none-match': page.headers.get('etag') ?? '' }
    expect((await get(address, { headers })).status).toBe(304)
  })

  it('sends assets of the release', async () => {
    const asset = await get('/_astro/a.css')
    expect([asset.headers.get('cache-control'), await asset.text()]).toEqual([
      'public, max-age=31536000, immutable',
      'a{}',
    ])
  })

  it('says that it lives and is not ready', async () => {
    const answer = async (address: string) => {
      const { status, headers } = await get(address, { headers: { 'x-request-id': 'of-proxy' } })
      expect([headers.get('x-request-id'), headers.get('strict-transport-security')]).toEqual(['of-proxy', HSTS])
      return status
    }
    expect([await answer('/healthz'), await answer('/readyz'), await answer('/readyz/pages')]).toEqual([200, 503, 503])
  })

  it('counts what it answers', async () => {
    await get('/courses')
    await get('/readyz', { method: 'HEAD' })
    expect(handler.answers).toEqual([
      { pathname: '/courses', method: 'GET', status: 200, seconds: expect.any(Number) },
      { pathname: '/readyz', method: 'HEAD', status: 503, seconds: expect.any(Number) },
    ])
  })
})

describe('a request that needs the portal', () => {
  it.each([
    ['/api/course/getcourses', {}],
    ['/courses?page=2', {}],
    ['/courses/c1', {}],
    ['/_astro/other.css', {}],
    ['/_astro/a.css.br', {}],
    ['/courses', { method: 'POST', body: 'a form' }],
    ['/healthz', { method: 'DELETE' }],
  ])('waits for it: %s %j', async (address, options: { method?: string; body?: string }) => {
    const answer = get(address, options)
    await until(() => handler.waiting === 1)
    open()
    const { method = 'GET', body = '' } = options
    expect(await (await answer).text()).toBe(`${method} ${address} ${body}`)
  })

  it('is asked for its body when the portal reads it', async () => {
    const call = dial(portOf(), requestHead('POST /api/form', 'Content-Length: 4', 'Expect: 100-continue'))
    await until(() => handler.waiting === 1)
    expect(call.received()).toBe('')
    open()
    await until(() => call.received().startsWith('HTTP/1.1 100 '))
    call.socket.write('body')
    await until(() => call.received().endsWith('POST /api/form body'))
    call.socket.destroy()
  })

  it('is refused after a while, and its connection is used again', async () => {
    stop()
    await start({ heldMs: 1 })
    const call = dial(portOf(), `${requestHead('POST /api/form', 'Content-Length: 4')}body`)
    await until(() => call.received().includes('Try again in a minute.'))
    expect(call.received()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 15/s)
    call.socket.write(requestHead('GET /courses'))
    await until(() => call.received().includes('HTTP/1.1 200 OK'))
    call.socket.destroy()
  })
})
