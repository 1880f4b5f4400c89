import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dial, requestHead, until } from '../../../test/raw-connection.ts'
import { HeldRequests } from './held-requests.ts'
import type { Handle } from './http-server.ts'

let server: Server
let held: HeldRequests
const refuse: Handle = (_req, res) => res.writeHead(503).end('wait')
const echo: Handle = (req, res) => res.end(`answer to ${req.url}`)

beforeEach(async () => {
  held = new HeldRequests({ limitMs: 60_000, most: 3, refuse })
  server = createServer((req, res) => held.add(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const port = () => (server.address() as AddressInfo).port
const get = (address: string) => fetch(`http://127.0.0.1:${port()}${address}`)
const textOf = async (answer: Promise<Response>) => `${(await answer).status} ${await (await answer).text()}`

it('passes requests on in the order of their arrival', async () => {
  const answers: Promise<Response>[] = []
  for (const address of ['/one', '/two', '/three']) {
    answers.push(get(address))
    await until(() => held.size === answers.length)
  }
  const order: string[] = []
  held.release((req, res) => {
    order.push(req.url ?? '')
    echo(req, res)
  })
  expect(order).toEqual(['/one', '/two', '/three'])
  expect(await Promise.all(answers.map(textOf))).toEqual([
    '200 answer to /one',
    '200 answer to /two',
    '200 answer to /three',
  ])
  expect(held.size).toBe(0)
})

it('refuses those beyond the number that may wait', async () => {
  const answers = ['/one', '/two', '/three'].map(get)
  await until(() => held.size === 3)
  expect(await textOf(get('/four'))).toBe('503 wait')
  held.release(echo)
  expect((await Promise.all(answers)).every(({ status }) => status === 200)).toBe(true)
})

it('refuses one that has waited too long, and does not pass it on', async () => {
  held = new HeldRequests({ limitMs: 1, most: 3, refuse })
  expect(await textOf(get('/one'))).toBe('503 wait')
  held.release(() => expect.fail('A request that was answered has been passed on.'))
  expect(held.size).toBe(0)
})

it('forgets a client that has left', async () => {
  const { socket } = dial(port(), requestHead('GET /one'))
  await until(() => held.size === 1)
  socket.destroy()
  await until(() => held.size === 0)
  held.release(() => expect.fail('A request without a client has been passed on.'))
})
