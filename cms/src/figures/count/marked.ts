import type { Payload } from 'payload'
import type { MarkedColumns } from '../../database/adapter/mark-writes.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { keyOf } from './entry-key.ts'

/** The columns that say what a record counts as. Forms count once, so only their first write is marked. */
export const MARKED_COLUMNS: MarkedColumns = {
  applications: [
    'status',
    'queue',
    'course',
    'college',
    'sessionYear',
    'category',
    'submittedAt',
    'startedAt',
    'feePaidAt',
    // Written after the events of a change.
    'settledAt',
  ],
  'application-drafts': ['studentId'],
  'fee-dues': ['applicationId', 'status', 'amountPaise', 'concessionPaise', 'chargePaise', 'entries'],
  payments: ['subjectId', 'status', 'amountPaise', 'paidAt', 'refundedPaise', 'college', 'course'],
}

/** How long a deletion takes at most, in milliseconds. */
const DELETION_MS = 2 * 60_000

/** Looks at the entries of records again once they are deleted. */
export async function beforeDeletion(options: {
  payload: Payload
  collection: string
  ids: readonly string[]
}): Promise<void> {
  const { payload, collection, ids } = options
  if (collection !== 'applications' && collection !== 'application-drafts') return
  const key = { in: ids.map((id) => keyOf(collection, id)) }
  const dueAt = new Date(Date.now() + DELETION_MS).toISOString()
  await changeAll({ payload, collection: 'figure-entries', where: { key }, data: { dueAt } })
}

/** The name of each entry whose record has changed. */
export interface Marks {
  keys: string[]
  /** Removes the marks, unless the records have changed again. */
  clear: () => Promise<void>
}

/** As many as a condition can name. */
const MAX_MARKS = 100

/** Reads marks, and the applications to which they belong. */
export async function readMarks(payload: Payload, now: Date): Promise<Marks> {
  // In the order of an index: SQLite would read all records in the order of their list until it has found enough.
  const marked = { where: { countMark: { greater_than: '' } }, sort: 'countMark', limit: MAX_MARKS } as const
  const [applications, drafts, dues, payments, entries] = await Promise.all([
    readRows({ payload, collection: 'applications', ...marked, fields: ['countMark'] }),
    readRows({ payload, collection: 'application-drafts', ...marked, fields: ['countMark'] }),
    readRows({ payload, collection: 'fee-dues', ...marked, fields: ['countMark', 'applicationId'] }),
    readRows({ payload, collection: 'payments', ...marked, fields: ['countMark', 'purpose', 'subjectId'] }),
    readRows({
      payload,
      collection: 'figure-entries',
      where: { dueAt: { less_than_equal: now.toISOString() } },
      sort: ['dueAt', 'id'],
      limit: MAX_MARKS,
      fields: ['key', 'dueAt'],
    }),
  ])
  const paidDues = payments.flatMap(({ purpose, subjectId }) => (purpose === 'fee' ? [subjectId] : []))
  const ofDues = await applicationsOfDues(payload, paidDues)
  const ids = [
    ...applications.map(({ id }) => id),
    ...dues.map(({ applicationId }) => applicationId),
    ...payments.flatMap(({ purpose, subjectId }) => (purpose === 'application-fee' ? [subjectId] : [])),
    ...paidDues.flatMap((id) => ofDues.get(id) ?? []),
  ]
  const keys = [
    ...ids.map((id) => keyOf('applications', id)),
    ...drafts.map(({ id }) => keyOf('application-drafts', id)),
    ...entries.map(({ key }) => key),
  ]
  const clear = async () => {
    await clearMarks(payload, { applications, 'application-drafts': drafts, 'fee-dues': dues, payments })
    const or = entries.map(({ id, dueAt }) => ({ and: [{ id: { equals: id } }, { dueAt: { equals: dueAt ?? null } }] }))
    if (or.length > 0) await changeAll({ payload, collection: 'figure-entries', where: { or }, data: { dueAt: null } })
  }
  return { keys: [...new Set(keys)], clear }
}

type Marked = readonly { id: string; countMark?: string | null }[]

async function clearMarks(
  payload: Payload,
  marked: Record<'applications' | 'application-drafts' | 'fee-dues' | 'payments', Marked>,
): Promise<void> {
  for (const collection of ['applications', 'application-drafts', 'fee-dues', 'payments'] as const) {
    const or = marked[collection].map(({ id, countMark }) => ({
      and: [{ id: { equals: id } }, { countMark: { equals: countMark ?? null } }],
    }))
    if (or.length > 0) await changeAll({ payload, collection, where: { or }, data: { countMark: null } })
  }
}

/** The applications of dues, by due. */
async function applicationsOfDues(payload: Payload, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...ids] } }
  const rows = await readRows({ payload, collection: 'fee-dues', where, fields: ['applicationId'] })
  return new Map(rows.map(({ id, applicationId }) => [id, applicationId]))
}
