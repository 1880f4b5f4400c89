/** @sqlite-only how a stored text is sent; parts.int.test.ts reads it from both databases */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { verifyFile } from '@pravesh/shared/verifier/verify-file'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { sendWebResponse } from '../../http/server/web-request.ts'
import { unpacked } from '../lists/packed.ts'
import { contentOf } from './find-runs.ts'
import { runFile } from './run-file.ts'

const portal = startTestPortal()
let open: OpenCourse
let id: string
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  const process = await rounds.aProcess()
  for (const number of [1, 2, 3]) await rounds.anEntry(process, number)
  await rounds.publishList(process)
  id = await rounds.run(process)
  expect((await get()).status).toBe(404)
  await rounds.publish(id)
})
const rounds = meritRounds(portal, () => open)
const get = (headers = {}) => portal.call('GET', `/api/merit/run/${id}`, undefined, headers)
const ZIPPED = { 'accept-encoding': 'gzip, deflate, br' }
const PLAIN = { 'accept-encoding': 'gzip;q=0, br' }

it('is sent as stored to clients that accept gzip, and as text to others', async () => {
  const stored = await contentOf(portal.payload, id)
  const [zipped, plain, silent] = [await get(ZIPPED), await get(PLAIN), await get()]
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(zipped.bytes.toString('base64')).toBe(stored)
  for (const { headers, text } of [plain, silent]) {
    expect(headers.get('content-encoding')).toBeNull()
    expect(text).toBe(unpacked(stored))
  }
  for (const { headers, bytes } of [zipped, plain, silent]) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(bytes.length),
      vary: 'accept-encoding',
    })
  }
})

it('has a tag for each encoding, with which it is not sent again', async () => {
  const [zipped, plain] = [await get(ZIPPED), await get(PLAIN)]
  const tags = [zipped, plain].map(({ headers }) => headers.get('etag') ?? '')
  expect(tags[0]).not.toBe(tags[1])
  const again = await get({ ...ZIPPED, 'if-none-match': tags[0] })
  expect([again.status, again.text, again.headers.get('etag'), again.headers.get('vary')]).toEqual([
    ...[304, '', tags[0]],
    'accept-encoding',
  ])
  expect((await get({ ...PLAIN, 'if-none-match': tags[0] })).status).toBe(200)
})

it('is compressed once by the server, and arrives as the file that can be checked', async () => {
  const server = createServer(async (req, res) => {
    await sendWebResponse(
      res,
      await runFile({ payload: portal.payload, id, headers: new Headers(req.headers as never) }),
    )
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  for (const headers of [ZIPPED, PLAIN]) {
    const response = await fetch(address, { headers })
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await verifyFile(new Uint8Array(await response.arrayBuffer()))).toMatchObject({ findings: [] })
  }
  const head = await fetch(address, { method: 'HEAD', headers: ZIPPED })
  const length = Buffer.from(await contentOf(portal.payload, id), 'base64').length
  expect([head.headers.get('content-length'), head.headers.get('content-encoding')]).toEqual([String(length), 'gzip'])
  expect(await head.text()).toBe('')
})

it('is no empty file for ever when its content is missing', async () => {
  const { payload } = portal
  const { bytes } = await get(ZIPPED)
  expect(gunzipSync(bytes).length).toBeGreaterThan(0)
  await deleteRows({ payload, collection: 'merit-parts', where: { id: { exists: true } } })
  const missing = await get(ZIPPED)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([500, 'no-store'])
})
