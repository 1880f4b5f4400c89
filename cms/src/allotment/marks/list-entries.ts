import type { EntryPage } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { Verification } from '@pravesh/shared/allotment/entries/entry'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readPage } from '../../database/records/read-page.ts'
import type { Scope } from '../../staff/index.ts'
import { entryRecord, subjectsOf } from '../entries/entry-record.ts'
import { insideOf } from '../processes/inside-of.ts'

interface ListOptions {
  payload: Payload
  processId: string
  /** All without one. */
  verification: Verification | undefined
  /** Part of a number or name; empty for all. */
  search: string
  /** Of the reader; null without a limit. */
  scope: Scope | null
  /** From 1. */
  page: number
}

const PAGE = 50

/** The entries of a process inside the limit of the reader, those first whose marks have waited longest. */
export async function listEntries({
  payload,
  processId,
  verification,
  search,
  scope,
  page,
}: ListOptions): Promise<EntryPage> {
  const and: Condition<'merit-entries'>[] = [
    { process: { equals: processId } },
    ...(verification ? [{ verification: { equals: verification } }] : []),
    ...(search === '' ? [] : [{ or: [{ number: { contains: search } }, { studentName: { contains: search } }] }]),
    ...insideOf(scope),
  ]
  const { rows, total, pageCount } = await readPage({
    payload,
    collection: 'merit-entries',
    where: { and },
    sort: ['markedAt', 'number'],
    limit: PAGE,
    page,
  })
  const lines = rows.map(entryRecord).map(({ applicationId, number, studentName, ...entry }) => ({
    ...{ applicationId, number, name: studentName, subjects: subjectsOf(entry) },
    ...{ verification: entry.verification, markedAt: entry.markedAt ?? null, score: entry.score },
    ...{ category: entry.category, isValid: entry.isValid },
  }))
  return { rows: lines, total, pages: pageCount }
}
