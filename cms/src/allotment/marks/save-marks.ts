import type { SentMarks } from '@pravesh/shared/allotment/calls/student-calls'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { changeEntry, requirePart } from '../entries/change-entry.ts'
import type { EntryRecord } from '../entries/entry-record.ts'
import { documentStates, factColumns, factsOf } from '../entries/facts-of.ts'
import type { OwnEntry } from '../entries/own-entry.ts'
import { marksOpen } from './marks-open.ts'
import { refuseWrongMarks } from './read-marks.ts'

interface SaveOptions {
  payload: Payload
  own: OwnEntry
  sent: SentMarks
  now: Date
}

/**
 * Stores the marks that an applicant typed. An officer has to verify them, also if other marks were verified before. Throws a Problem: 400 for
 * marks that the process does not ask for, 409 on other days or if the entry has changed.
 */
export async function saveMarks({ payload, own, sent, now }: SaveOptions): Promise<EntryRecord> {
  const { application, process, entry } = own
  const at = now.toISOString()
  requirePart(entry)
  if (!(await marksOpen({ payload, process, entry, now })))
    throw new Problem({ ...refused(meritReplies, 'MARKS_CLOSED'), status: 409 })
  const { marks, revision } = sent
  refuseWrongMarks(marks, { process, application, now })
  const typed = { marks, verification: 'typed' as const, verifiedMarks: null }
  const states = await documentStates(payload, [application])
  const facts = factsOf({ application, states, process, entry: typed, now })
  const data = {
    ...typed,
    ...factColumns(facts),
    markedAt: at,
    verifiedBy: null,
    verifiedAt: null,
    returnReason: null,
  }
  return changeEntry({ payload, entry, revision, data })
}
