import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { compareCounters } from './compare-counters.ts'
import { countRecords } from './count-due.ts'
import { idsIn, keyOf } from './entry-key.ts'
import { settledState } from './move.ts'

interface RecountOptions {
  payload: Payload
  now: () => Date
  /** Stops before the next slice. */
  signal?: AbortSignal
}

/** Records of the same days change the same rows of counters, so a move of many records writes each row once. */
const COUNTED_TOGETHER = 400

/**
 * Computes from the records what each counts as, compares it with the entries, and the entries with the counters, and repairs what
 * differs. Works in slices beside all other work. The first run counts everything; an interrupted one repeats only reading.
 * Returns the number of differences, without those that the next counting would have removed; null if it was stopped.
 */
export async function recount({ payload, now, signal }: RecountOptions): Promise<number | null> {
  const isFirst = !(await settledState(payload)).countedAt
  let differences = 0
  for await (const keys of inPortions(keysOfRecords(payload, isFirst))) {
    if (signal?.aborted) return null
    differences += await countRecords({ payload, keys, now: now() })
    await nextTurn()
  }
  if (signal?.aborted) return null
  differences += await compareCounters({ payload, signal })
  if (signal?.aborted) return null
  const state = await settledState(payload)
  const at = now().toISOString()
  await changeOne({
    payload,
    collection: 'figure-state',
    where: { id: { equals: state.id } },
    data: isFirst ? { countedAt: at } : { checkedAt: at, differences },
  })
  if (!isFirst && differences > 0) {
    payload.logger.warn({ msg: 'Figures differed from the records and were repaired.', differences })
  }
  return differences
}

/** Lets the next start count everything, after records were added in bulk, without marks. */
export async function countAtNextStart(payload: Payload): Promise<void> {
  const { id } = await settledState(payload)
  await changeOne({ payload, collection: 'figure-state', where: { id: { equals: id } }, data: { countedAt: null } })
}

/**
 * The keys of everything that may count. Records with a mark are left to the next counting, except at first. In the order of their
 * days, because records of the same days change the same rows of counters.
 */
async function* keysOfRecords(payload: Payload, isFirst: boolean): AsyncGenerator<string[]> {
  const isCounted = ({ countMark }: { countMark?: string | null }) => isFirst || !countMark
  const order = { by: 'submittedAt', newestFirst: false }
  const fields = ['countMark'] as const
  for await (const rows of walkRecords({ payload, collection: 'applications', order, fields })) {
    yield rows.filter(isCounted).map(({ id }) => keyOf('applications', id))
  }
  for await (const rows of walkRecords({ payload, collection: 'application-drafts', fields })) {
    yield rows.filter(isCounted).map(({ id }) => keyOf('application-drafts', id))
  }
  for await (const rows of walkRecords({ payload, collection: 'figure-entries', fields: ['key', 'dueAt'] })) {
    yield withoutExisting(
      payload,
      rows.filter(({ dueAt }) => !dueAt).map(({ key }) => key),
    )
  }
  // Of applications that were deleted before they were counted.
  const paid = { purpose: { equals: 'application-fee' as const } }
  const payments = walkRecords({ payload, collection: 'payments', where: paid, fields: ['subjectId', 'countMark'] })
  for await (const rows of payments) {
    const ids = rows.filter(isCounted).map(({ subjectId }) => keyOf('applications', subjectId))
    yield withoutExisting(payload, [...new Set(ids)])
  }
}

async function* inPortions(slices: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let keys: string[] = []
  for await (const slice of slices) {
    keys.push(...slice)
    if (keys.length < COUNTED_TOGETHER) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}

/** The keys whose records are gone. */
async function withoutExisting(payload: Payload, keys: readonly string[]): Promise<string[]> {
  const { applications, drafts } = idsIn(keys)
  const [foundApplications, foundDrafts] = await Promise.all([
    readRows({ payload, collection: 'applications', where: { id: { in: applications } }, fields: ['countMark'] }),
    readRows({ payload, collection: 'application-drafts', where: { id: { in: drafts } }, fields: ['countMark'] }),
  ])
  const found = new Set([
    ...foundApplications.map(({ id }) => keyOf('applications', id)),
    ...foundDrafts.map(({ id }) => keyOf('application-drafts', id)),
  ])
  return keys.filter((key) => !found.has(key))
}
