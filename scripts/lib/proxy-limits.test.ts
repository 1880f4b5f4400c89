import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { NGINX, startNginx } from '../../cms/test/nginx.ts'

/** People of a computer room who ask at the same time. */
const ROOM = 100

it.runIf(NGINX)('the proxy refuses a client that asks faster than a computer room, and serves it again', async () => {
  const portal = createServer((request, response) => {
    if (request.url === '/refused') response.writeHead(429, { 'retry-after': '60' }).end('of the portal')
    else response.end('page')
  })
  await once(portal.listen(0, '127.0.0.1'), 'listening')
  const nginx = await startNginx([(portal.address() as AddressInfo).port])
  onTestFinished(async () => {
    await nginx.stop()
    portal.close()
  })
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${nginx.port}${path}`)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
  }
  expect(await get('/refused'), 'a refusal of the portal').toEqual({
    status: 429,
    retryAfter: '60',
    text: 'of the portal',
  })

  let served = 0
  let refused: Awaited<ReturnType<typeof get>> | undefined
  while (refused === undefined) {
    const answers = await Promise.all(Array.from({ length: ROOM }, () => get('/')))
    served += answers.filter(({ status }) => status === 200).length
    refused = answers.find(({ status }) => status !== 200)
  }
  expect(served, 'each opens a page with its files').toBeGreaterThanOrEqual(ROOM * 10)
  expect(refused).toMatchObject({ status: 429, retryAfter: '10' })
  expect(JSON.parse(refused.text)).toMatchObject({ success: false, msg: expect.stringMatching(/ten seconds/) })
  await expect.poll(async () => (await get('/')).status).toBe(200)
})
