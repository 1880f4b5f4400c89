import type { Step } from '@pravesh/shared/allotment/process/steps'
import { endOfDay } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { RetainedRecords } from '../../portal/retained-records.ts'
import { findProcess, processesIn } from '../processes/find-process.ts'
import { admittedAmong, eraseEntries, eraseObjections } from './erase-entries.ts'

/**
 * Entries of people who were not admitted, and all objections, for a period after the last day of their process. What belongs to an admission stays with
 * it, and seats that were paid for stay with their payments. Objections of admitted people are found by their entries, which stay.
 */
export const retainedMerit: RetainedRecords = {
  kind: 'meritRecords',
  async *find({ payload, before }) {
    for (const process of await processesIn(payload, ['open', 'closed'])) {
      const at = endOf(process.steps)
      if (at >= before) continue
      const where = { process: { equals: process.id } }
      const fields = ['key', 'studentId'] as const
      for await (const rows of walkRecords({ payload, collection: 'merit-entries', where, fields })) {
        const ids = rows.map(({ id }) => id)
        const admitted = await admittedAmong(payload, rows)
        const objected = await withObjections(payload, ids)
        yield rows
          .filter(({ id }) => !admitted.has(id) || objected.has(id))
          .map(({ id, studentId }) => ({ id, at, studentId }))
      }
    }
  },
  async end({ payload, records, before }) {
    const where = { id: { in: records.map(({ id }) => id) } }
    const rows = await readRows({ payload, collection: 'merit-entries', where, fields: ['key', 'process'] })
    const admitted = await admittedAmong(payload, rows)
    let ended = 0
    for (const { id, process: processId } of rows) {
      const process = await findProcess(payload, processId)
      // Its days may have moved since.
      if (process && endOf(process.steps) >= before) continue
      await eraseObjections(payload, { entry: { equals: id } })
      if (!admitted.has(id)) await eraseEntries(payload, [id])
      ended++
    }
    return ended
  },
}

/** When a process is over, by its days. */
function endOf(steps: readonly Step[]): string {
  return endOfDay(
    steps
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? '9999-12-31',
  )
}

/** Far above the versions of a list, to each of which an entry has one objection. */
const MAX_VERSIONS = 100

async function withObjections(payload: Payload, ids: readonly string[]): Promise<Set<string>> {
  const where = { entry: { in: [...ids] } }
  const limit = ids.length * MAX_VERSIONS
  const rows = await readRows({ payload, collection: 'merit-objections', where, fields: ['entry'], limit })
  return new Set(rows.map(({ entry }) => entry))
}
