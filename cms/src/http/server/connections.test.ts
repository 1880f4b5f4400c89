import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connections } from './connections.ts'

/** Longer than the test timeout, so that a drain that waits for it fails. */
const DRAIN = { listenMs: 0, requestsMs: 120_000, arrivalMs: 20 }
const LARGE = 'x'.repeat(20_000_000)
let server: Server
let connections: Connections
let underWay: ServerResponse[]

beforeEach(async () => {
  underWay = []
  server = createServer((req, res) => {
    if (req.url === '/quick') res.end('done')
    else if (req.url === '/large') res.end(LARGE)
    else underWay.push(res)
  })
  connections = new Connections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

async function dial(text: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk))
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  await Promise.all([once(socket, 'connect'), once(server, 'connection')])
  socket.write(text)
  return { socket, ended, received: () => received }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('draining', () => {
  it('closes idle connections at once', async () => {
    const silent = await dial('')
    const half = await dial('GET / HTTP/1.1\r\nHost: local')
    const idle = await dial(get('/quick'))
    await until(() => idle.received().endsWith('done'))
    await connections.drain(DRAIN)
    await Promise.all([silent.ended, half.ended, idle.ended])
  })

  it('lets a response finish with Connection: close and then closes the connection', async () => {
    const call = await dial(get('/slow'))
    await until(() => underWay.length === 1)
    const drained = connections.drain(DRAIN)
    underWay[0]?.end('at last')
    await Promise.all([drained, call.ended])
    expect(call.received()).toMatch(/^HTTP\/1\.1 200 /)
    expect(call.received()).toMatch(/\r\nConnection: close\r\n/)
    expect(call.received()).toMatch(/at last$/)
  })

  it('closes a connection after a response that had already started', async () => {
    const call = await dial(get('/slow'))
    await until(() => underWay.length === 1)
    underWay[0]?.writeHead(200, { 'content-length': '7' }).write('at ')
    const drained = connections.drain(DRAIN)
    underWay[0]?.end('last')
    await Promise.all([drained, call.ended])
    expect(call.received()).toMatch(/at last$/)
  })

  it('cuts off requests that exceed the timeout', async () => {
    const call = await dial(get('/slow'))
    await until(() => underWay.length === 1)
    await connections.drain({ ...DRAIN, requestsMs: 20 })
    await call.ended
  })

  it('delivers all of a response that has ended but is still being received', async () => {
    const call = await dial('')
    call.socket.pause()
    call.socket.write(get('/large'))
    await once(server, 'request')
    const drained = connections.drain(DRAIN)
    await new Promise((resolve) => setImmediate(resolve))
    call.socket.resume()
    await Promise.all([drained, call.ended])
    expect(call.received().endsWith(LARGE)).toBe(true)
  })

  it('answers a request that had begun to arrive', async () => {
    const call = await dial(get('/quick').slice(0, 20))
    const drained = connections.drain({ ...DRAIN, arrivalMs: DRAIN.requestsMs })
    await new Promise((resolve) => setImmediate(resolve))
    call.socket.write(get('/quick').slice(20))
    await Promise.all([drained, call.ended])
    expect(call.received()).toMatch(/done$/)
  })

  it('goes on listening first, and asks clients to close their connections', async () => {
    const idle = await dial(get('/quick'))
    await until(() => idle.received().endsWith('done'))
    expect(connections.isDraining).toBe(false)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const drained = connections.drain({ ...DRAIN, listenMs: 1000 })
    expect(connections.isDraining).toBe(true)
    const later = await dial(get('/quick'))
    idle.socket.write(get('/quick'))
    await Promise.all([later.ended, idle.ended])
    for (const { received } of [later, idle]) expect(received()).toMatch(/\r\nConnection: close\r\n[\s\S]*done$/)
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await drained
  })
})
