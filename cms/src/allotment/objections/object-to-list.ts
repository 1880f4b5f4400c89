import type { SentObjection } from '@pravesh/shared/allotment/calls/student-calls'
import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { type SentFile, storeAttached } from '../../admissions/index.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { Problem } from '../../foundation/problem.ts'
import { requirePart } from '../entries/change-entry.ts'
import type { OwnEntry } from '../entries/own-entry.ts'
import { listsOf } from '../lists/find-lists.ts'
import { objectionKey, objectionTo } from './objection-record.ts'

interface ObjectOptions {
  payload: Payload
  own: OwnEntry
  sent: SentObjection
  file: SentFile | null
  now: Date
}

/**
 * Stores an objection to the newest provisional list, with a file that proves it. Throws a Problem: 400 for a file that cannot be kept, 409 on other days
 * or for a second one.
 */
export async function objectToList({ payload, own, sent, file, now }: ObjectOptions): Promise<void> {
  const { application, process, entry } = own
  if (!openNow(process, dayOf(now.toISOString())).objections) throw refuse('OBJECTIONS_CLOSED')
  requirePart(entry)
  const list = (await listsOf(payload, process.id)).find(({ kind }) => kind === 'provisional')
  if (list === undefined) throw refuse('NO_LIST')
  if (await objectionTo(payload, entry.id, list.version)) throw refuse('ALREADY_OBJECTED')
  const stored = file && (await storeAttached({ payload, application, sent: file, purpose: 'objection', now }))
  const isNew = await insertIfAbsent({
    payload,
    collection: 'merit-objections',
    data: {
      key: objectionKey(entry.id, list.version),
      process: process.id,
      entry: entry.id,
      studentId: entry.studentId,
      number: entry.number,
      ...sent,
      document: stored?.id ?? null,
      state: 'open',
      college: entry.college ?? null,
      course: entry.course ?? null,
      attempts: 0,
    },
  })
  if (isNew) return
  // A second request of the same moment was faster.
  if (stored) await payload.delete({ collection: 'applicant-documents', id: stored.id, depth: 0, overrideAccess: true })
  throw refuse('ALREADY_OBJECTED')
}

const refuse = (code: 'OBJECTIONS_CLOSED' | 'NO_LIST' | 'ALREADY_OBJECTED') =>
  new Problem({ ...refused(meritReplies, code), status: 409 })
