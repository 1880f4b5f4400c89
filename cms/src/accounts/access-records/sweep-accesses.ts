import type { Payload, TaskConfig } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'

const DAY = 24 * 60 * 60_000

/** How long it is recorded who opened what. */
export const ACCESS_RETENTION_MS = 365 * DAY

const SLICE = 500

/** Deletes older records in slices, oldest first; returns their number. */
export async function sweepAccesses({ payload, now }: { payload: Payload; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - ACCESS_RETENTION_MS).toISOString()
  const collection = 'access-records'
  for (let removed = 0; ; ) {
    const where = { at: { less_than: before } }
    const rows = await readRows({ payload, collection, where, fields: ['at'], sort: 'at', limit: SLICE })
    if (rows.length === 0) return removed
    await deleteRows({ payload, collection, where: { id: { in: rows.map(({ id }) => id) } } })
    removed += rows.length
    await nextTurn()
  }
}

export const sweepAccessesTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'sweep-access-records',
  label: 'Delete records of who opened what after a year',
  schedule: [{ cron: '20 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    const removed = await sweepAccesses({ payload, now: new Date() })
    if (removed > 0) payload.logger.info({ msg: 'Old records of who opened what were deleted.', removed })
    return { output: {} }
  },
}
