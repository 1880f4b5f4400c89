/** @sqlite-only streaming over a socket; walks run on both databases */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Duplex } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { eventually } from '../../../test/eventually.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRows } from '../../database/records/insert-rows.ts'
import { payloadApi } from '../../http/server/payload-api.ts'

const portal = startTestPortal()
const COUNT = 500
/** So that all of them are larger than what the portal buffers for a connection. */
const LONG = 'x'.repeat(4000)

const server = createServer()
let headers: Record<string, string>
let failures: unknown[] = []
const responses: ServerResponse[] = []

beforeAll(async () => {
  const { payload } = portal
  headers = await signedIn(portal, await aStaffMember(payload, { role: 'accounts' }))
  const { id: _, ...stored } = await aStoredPayment(payload)
  const rows = Array.from({ length: COUNT - 1 }, (_, number) => ({
    ...stored,
    transactionId: `T${number}`,
    merchantId: `M${number}`,
    slot: `T${number}`,
    description: LONG,
  }))
  for (let from = 0; from < rows.length; from += 100) {
    await insertRows({ payload, collection: 'payments', rows: rows.slice(from, from + 100) })
  }
  const serve = payloadApi({ config: payload.config, origin: 'http://localhost:3000' })
  server.on('request', (req, res) => {
    responses.push(res)
    serve(req, res, 'test-request').catch((error: unknown) => failures.push(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Counts the reads of payments, which wait for `gate`. */
function watchReads(gate: Promise<void> = Promise.resolve()) {
  const { db } = portal.payload
  const reads = { records: 0 }
  const { find } = db
  const watched = async (args: Parameters<typeof find>[0]) => {
    const isWalk = args.collection === 'payments' && args.limit !== 1
    if (isWalk) await gate
    const found = await Reflect.apply(find, db, [args])
    if (isWalk) reads.records += found.docs.length
    return found
  }
  Object.assign(db, { find: watched })
  onTestFinished(() => void Object.assign(db, { find }))
  return reads
}

async function startExport(more: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const request = get({ port, path: '/api/exports/payments', headers: { ...headers, ...more } })
  request.on('error', () => undefined)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // A connection that this client breaks.
  response.on('error', () => undefined)
  return response
}

/** How much the buffers of a real connection hold depends on the system; this one takes nothing. */
function startExportWithoutReading(): Duplex {
  responses.length = 0
  const connection = new Duplex({ read: () => undefined, write: () => undefined })
  server.emit('connection', connection)
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  connection.push(`GET /api/exports/payments HTTP/1.1\r\n${lines.join('')}\r\n`)
  return connection
}

async function linesOf(stream: AsyncIterable<Buffer>): Promise<number> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString().trimEnd().split('\r\n').length
}

it('sends its first line before it reads a record, and then all of them', async () => {
  const gate = Promise.withResolvers<void>()
  const reads = watchReads(gate.promise)
  const response = await startExport()
  const [first] = (await once(response, 'data')) as [Buffer]
  response.pause()
  expect(first.toString()).toContain('Transaction ID')
  expect(reads.records).toBe(0)
  gate.resolve()
  expect(await linesOf(response)).toBe(COUNT)
})

it('is compressed as it is sent', async () => {
  const response = await startExport({ 'accept-encoding': 'gzip, br' })
  expect(response.headers['content-encoding']).toBe('gzip')
  expect(await linesOf(response.pipe(createGunzip()))).toBe(COUNT + 1)
})

it('reads no further than a slow client takes, and stops when the client hangs up', async () => {
  failures = []
  const reads = watchReads()
  const connection = startExportWithoutReading()
  await eventually(() => expect(responses.at(-1)?.writableNeedDrain).toBe(true))
  expect(reads.records).toBeLessThan(COUNT)
  connection.destroy()
  await eventually(() => expect(failures).toHaveLength(1))
  expect(reads.records).toBeLessThan(COUNT)
})
