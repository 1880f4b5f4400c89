import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload, TaskConfig } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { linesOf, type RunCounts, totalsOf } from './run-counts.ts'
import { walkEnded } from './walk-ended.ts'

const collection = 'retention-runs'

/**
 * Erases or reduces what has been kept for long enough, and reports it. One report a day: an attempt after a killed one goes
 * on with its counts, which may lack the slice in which it was killed; after a finished one it does nothing.
 */
export async function runRetention({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const day = dayInIndia(now)
  const start = { day, ended: 0, waiting: 0, held: 0, startedAt: now.toISOString() }
  await insertIfAbsent({ payload, collection, data: start })
  const where = { day: { equals: day } }
  const run = await readRow({ payload, collection, where })
  if (run?.finishedAt) return
  const store = async (counts: RunCounts, finishedAt: string | null) => {
    const data = { ...totalsOf(counts), counts, report: linesOf(counts).join('\n'), finishedAt }
    await changeOne({ payload, collection, where, data })
  }
  const before = (run?.counts ?? {}) as RunCounts
  const counts = await walkEnded({ payload, now, dryRun: false, before, onProgress: (each) => store(each, null) })
  const hasFailed = Object.values(counts).some(({ failed }) => failed)
  await store(counts, hasFailed ? null : new Date().toISOString())
  payload.logger.info({ msg: 'Records whose period has ended were looked at.', ...totalsOf(counts), hasFailed })
}

/** Nightly, before the sweep of uploads, which then finds the files of deleted forms. */
export const retentionTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'retention',
  label: 'Delete what has been kept for long enough',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    await runRetention({ payload, now: new Date() })
    return { output: {} }
  },
}
