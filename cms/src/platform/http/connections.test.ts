import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Connections } from './connections.ts'

/** Longer than the test timeout, so that a drain that waits for it fails. */
const DRAIN_TIMEOUT_MS = 120_000
let server: Server
let connections: Connections
let underWay: ServerResponse[]

beforeEach(async () => {
  underWay = []
  server = createServer((req, res) => {
    if (req.url === '/quick') res.end('done')
    else underWay.push(res)
  })
  connections = new Connections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
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
    await connections.drain(DRAIN_TIMEOUT_MS)
    await Promise.all([silent.ended, half.ended, idle.ended])
  })

  it('lets a response finish with Connection: close and then closes the connection', async () => {
    const call = await dial(get('/slow'))
    await until(() => underWay.length === 1)
    const drained = connections.drain(DRAIN_TIMEOUT_MS)
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
    const drained = connections.drain(DRAIN_TIMEOUT_MS)
    underWay[0]?.end('last')
    await Promise.all([drained, call.ended])
    expect(call.received()).toMatch(/at last$/)
  })

  it('cuts off requests that exceed the timeout', async () => {
    const call = await dial(get('/slow'))
    await until(() => underWay.length === 1)
    await connections.drain(20)
    await call.ended
  })
})
