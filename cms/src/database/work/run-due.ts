import type { CollectionSlug, Payload } from 'payload'
import { type GaugeInput, secondsSince } from '../gauges.ts'
import { countRows } from '../records/count-rows.ts'
import { readRows } from '../records/read-rows.ts'
import { DueBatch, type DueBatchOptions } from './due-batch.ts'
import type { DueRecords } from './due-records.ts'
import { isDue } from './lease.ts'
import { repairDue } from './repair-due.ts'
import type { DueWork, Work } from './work.ts'

/** Maximum number of records per kind of work and run; the rest waits for the next run, a minute later. */
const MAX_PER_RUN = 200

/** Runs all due work up to the limit; returns the number of records started. */
export async function runDue<Slug extends CollectionSlug>(options: DueBatchOptions<Slug>): Promise<number> {
  const batch = new DueBatch(options)
  batch.wake()
  await batch.idle()
  return batch.startedCount
}

/** Repairs what the clock has misplaced, then runs the due work of all features. Resolves when it is finished. */
export async function runAllDue(all: readonly DueWork[], payload: Payload): Promise<void> {
  await Promise.all(
    all.map(async ({ run, repair }) => {
      await repair?.({ payload, now: new Date() })
      await run({ payload, now: () => new Date() })
    }),
  )
}

/** Adapts work for `Feature.work`. Metrics call it by its name. */
export function dueWork<Slug extends CollectionSlug>(name: string, work: Work<Slug>): DueWork {
  return {
    run: ({ payload, now }) => runDue({ payload, work, now, limit: MAX_PER_RUN }),
    repair: ({ payload, now }) => repairDue({ payload, work, now }),
    due: { name, overdue: (input) => overdue(work, input) },
  }
}

/** Number of due records, and for how long the oldest has been due. */
async function overdue<Slug extends CollectionSlug>(work: DueRecords<Slug>, { payload, now }: GaugeInput) {
  const dueField: string = work.dueField
  const collection: CollectionSlug = work.collection
  const where = { and: isDue(work, now) }
  const [oldest] = await readRows({ payload, collection, where, fields: [dueField], sort: dueField, limit: 1 })
  // Nearly always nothing is due, which one look-up in the index shows.
  if (oldest === undefined) return { count: 0, oldestSeconds: 0 }
  return { count: await countRows({ payload, collection, where }), oldestSeconds: secondsSince(oldest[dueField], now) }
}
