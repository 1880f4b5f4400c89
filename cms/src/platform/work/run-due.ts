import type { CollectionSlug } from 'payload'
import { DueBatch, type DueBatchOptions } from './due-batch.ts'
import type { DueWork, Work } from './work.ts'

/** How many records of one kind of work a run takes up; the rest is for the next run, a minute later. */
const MOST_A_RUN = 200

/** Does all work that is due, or as much as the limit allows. Answers how many records it took up. */
export async function runDue<Slug extends CollectionSlug>(options: DueBatchOptions<Slug>): Promise<number> {
  const batch = new DueBatch(options)
  batch.wake()
  await batch.idle()
  return batch.taken
}

/** Work as a feature contributes it. */
export function dueWork<Slug extends CollectionSlug>(work: Work<Slug>): DueWork {
  return { run: ({ payload, now }) => runDue({ payload, work, now, limit: MOST_A_RUN }) }
}
