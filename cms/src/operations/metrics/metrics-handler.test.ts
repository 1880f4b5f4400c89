import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { metricsHandler } from './metrics-handler.ts'

const TOKEN = 'a-token-of-the-tests'
let server: Server
let address: string

beforeAll(async () => {
  const handle = metricsHandler({ token: TOKEN, text: async () => 'pravesh_pages 7\n' })
  server = createServer((req, res) => void handle(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each([
  undefined,
  '',
  TOKEN,
  'Bearer',
  'Bearer ',
  `Bearer ${TOKEN}x`,
  `Bearer ${TOKEN.slice(1)}`,
  `Basic ${TOKEN}`,
  `Bearer ${'x'.repeat(8000)}`,
])('refuses the authorization %s', async (authorization) => {
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(address, { method, headers: authorization === undefined ? {} : { authorization } })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toBe('')
  }
})

it('responds to the token, to GET only', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const answer = await fetch(address, { headers })
  expect([answer.status, await answer.text()]).toEqual([200, 'pravesh_pages 7\n'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(405)
})
