import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { mergeJobStats } from '../jobs/merge-stats.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { insertGlobalRow, readGlobalRow } from '../records/global-rows.ts'
import { globalId } from './one-global.ts'

const portal = startTestPortal()
const STATS = 'payload-jobs-stats'

describe.runIf(process.env.DATABASE_URI?.startsWith('mongodb'))('a global on MongoDB', () => {
  const documents = () => (portal.payload.db as unknown as MongooseAdapter).globals.collection
  const ids = async () => (await documents().find({ globalType: STATS }).toArray()).map(({ _id }) => _id)
  beforeEach(async () => {
    await documents().deleteMany({})
  })

  it('is one document, however many tasks are scheduled for the first time, and however often', async () => {
    await runJobs(portal.payload)
    await runJobs(portal.payload)
    expect(await ids()).toEqual([globalId(STATS)])
  })

  it('is one document when it is stored at the same moment many times, and has what was stored last', async () => {
    const { payload } = portal
    const store = (task: string) =>
      insertGlobalRow({ payload, slug: STATS, data: { stats: { scheduledRuns: { queues: { [task]: {} } } } } })
    await Promise.all(Array.from({ length: 20 }, (_, nth) => store(`task-${nth}`)))
    await store('last')
    expect(await ids()).toEqual([globalId(STATS)])
    const stored = await readGlobalRow({ payload, slug: STATS })
    expect(stored?.stats).toEqual({ scheduledRuns: { queues: { last: {} } } })
  })

  it('keeps the id with which it was moved or stored by an earlier version', async () => {
    await documents().insertOne({ _id: 'moved' as never, globalType: STATS, stats: {} })
    await runJobs(portal.payload)
    expect(await ids()).toEqual(['moved'])
  })

  it('is merged at the start when earlier versions stored it in several documents', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour))
    const stored = [1, 3, 2, 3].map((hour, nth) => ({ _id: `${nth}` as never, globalType: STATS, updatedAt: at(hour) }))
    const other = { _id: 'other' as never, globalType: 'site-settings', updatedAt: at(1) }
    await documents().insertMany([...stored, other])
    await mergeJobStats(portal.payload)
    expect(await ids()).toEqual(['1'])
    expect(await documents().countDocuments({ _id: 'other' as never })).toBe(1)
  })
})
