import type { ObjectionPage } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { ObjectionState } from '@pravesh/shared/allotment/objections/objection'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readPage } from '../../database/records/read-page.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Scope } from '../../staff/index.ts'
import { insideOf } from '../processes/inside-of.ts'

interface ListOptions {
  payload: Payload
  processId: string
  /** All without one. */
  state: ObjectionState | undefined
  /** Of the reader; null without a limit. */
  scope: Scope | null
  /** From 1. */
  page: number
}

const PAGE = 50

/** The objections of a process inside the limit of the reader, the oldest first. */
export async function listObjections({ payload, processId, state, scope, page }: ListOptions): Promise<ObjectionPage> {
  const and: Condition<'merit-objections'>[] = [
    { process: { equals: processId } },
    ...(state ? [{ state: { equals: state } }] : []),
    ...insideOf(scope),
  ]
  const { rows, total, pageCount } = await readPage({
    payload,
    collection: 'merit-objections',
    where: { and },
    sort: 'createdAt',
    limit: PAGE,
    page,
  })
  const ids = rows.map(({ entry }) => entry)
  const fields = ['key', 'studentName'] as const
  const entries = await readRows({ payload, collection: 'merit-entries', where: { id: { in: ids } }, fields })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const lines = rows.map(({ id, entry, number, about, text, document, ...row }) => ({
    ...{ id, number, about, text, document: document || null, state: row.state },
    applicationId: byId.get(entry)?.key ?? '',
    name: byId.get(entry)?.studentName ?? '',
    decision: row.decision ?? '',
    decidedBy: row.decidedBy ?? '',
    sentAt: row.createdAt,
    decidedAt: row.decidedAt ?? null,
  }))
  return { rows: lines, total, pages: pageCount }
}
