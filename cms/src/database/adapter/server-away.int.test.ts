import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { type TcpProxy, tcpProxy } from '../../../test/tcp-proxy.ts'
import { openDatabase } from '../../commands/open-database.ts'
import { processEnv } from '../../foundation/settings/env.ts'
import { databaseAnswers } from '../../http/server/health.ts'
import { readRows } from '../records/read-rows.ts'

startTestPortal()
const uri = process.env.DATABASE_URI ?? ''
const CONNECTIONS = 6
/** Short, so that the tests are. */
const LIMITS = {
  maxPoolSize: CONNECTIONS,
  serverSelectionTimeoutMS: 1000,
  connectTimeoutMS: 2000,
  heartbeatFrequencyMS: 2000,
  waitQueueTimeoutMS: 500,
  socketTimeoutMS: 5000,
}

/** Far longer than it takes, for a busy machine. */
const RECOVERY_MS = 30_000

const clientOf = ({ db }: Payload) => (db as unknown as MongooseAdapter).connection.getClient()

async function open(address: URL, limits: object = {}): Promise<Payload> {
  for (const [name, value] of Object.entries(limits)) address.searchParams.set(name, String(value))
  const payload = await openDatabase({ ...processEnv(), databaseUri: address.href })
  onTestFinished(() => payload.destroy())
  return payload
}

/** More calls than connections. */
const callOften = (payload: Payload) =>
  Promise.allSettled(
    Array.from({ length: 3 * CONNECTIONS }, () => readRows({ payload, collection: 'publications', limit: 1 })),
  )

describe.runIf(uri.startsWith('mongodb'))('a MongoDB server', () => {
  it.each<[string, (proxy: TcpProxy) => void]>([
    ['that ends connections', (proxy) => proxy.cut()],
    ['that resets connections', (proxy) => proxy.reset()],
    ['that refuses connections', (proxy) => proxy.refuse()],
    ['that is silent', (proxy) => proxy.silence()],
    ['whose connections except the one that watches it are silent for ever', (proxy) => proxy.silenceAllButOldest()],
  ])('%s leaves no call without an answer, and is found again', async (_name, fail) => {
    const proxy = await tcpProxy(new URL(uri))
    onTestFinished(proxy.close)
    const payload = await open(proxy.url, LIMITS)
    await callOften(payload)

    fail(proxy)
    expect((await callOften(payload)).map(({ status }) => status)).toContain('rejected')
    await proxy.mend()
    await expect.poll(() => databaseAnswers(payload)).toBe(true)
    // Connections open again one after the other; a busy machine needs longer than a call waits for one.
    const refused = async () => (await callOften(payload)).filter(({ status }) => status === 'rejected')
    await expect.poll(refused, { timeout: RECOVERY_MS }).toEqual([])
  })

  it('has a limit for everything that a call waits for, unless its address says otherwise', async () => {
    const limited = await open(new URL(uri))
    const limits = { serverSelectionTimeoutMS: 5000, waitQueueTimeoutMS: 10_000, socketTimeoutMS: 60_000 }
    expect(clientOf(limited).options).toMatchObject({ ...limits, connectTimeoutMS: 10_000, maxIdleTimeMS: 120_000 })
    const own = await open(new URL(uri), { socketTimeoutMS: 7000 })
    expect(clientOf(own).options).toMatchObject({ ...limits, socketTimeoutMS: 7000 })
  })

  it('may take longer than that to build an index', async () => {
    const payload = await open(new URL(uri))
    const model = (payload.db as unknown as MongooseAdapter).collections.publications
    const limits: unknown[] = []
    const driver = {
      createIndex: async (_keys: object, { socketTimeoutMS }: { socketTimeoutMS?: number }) => {
        limits.push(socketTimeoutMS)
      },
    }
    // The driver's collection, of this connection alone.
    Object.assign(model?.collection ?? {}, { collection: driver })
    await model?.ensureIndexes()
    expect([...new Set(limits)]).toEqual([0])
  })
})
