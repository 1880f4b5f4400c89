import type { SentVerification } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { Explanation } from '@pravesh/shared/allotment/entries/explanation'
import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import type { ApplicationRecord, StaffMember } from '../../admissions/index.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { Problem } from '../../foundation/problem.ts'
import { changeEntry } from '../entries/change-entry.ts'
import type { EntryRecord } from '../entries/entry-record.ts'
import { documentStates, factColumns, factsOf } from '../entries/facts-of.ts'
import { hasFinalList } from '../lists/find-lists.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { refuseWrongMarks } from './read-marks.ts'
import { returnedNews } from './returned-news.ts'

interface VerifyOptions {
  payload: Payload
  staff: StaffMember
  application: ApplicationRecord
  process: ProcessRecord
  entry: EntryRecord
  sent: SentVerification
  now: Date
}

/**
 * Stores the marks as an officer found them in the documents, or returns them to the applicant with a reason. Throws a Problem: 400 for marks that the
 * process does not ask for, 409 after the final list, without typed marks, or if the entry has changed.
 */
export async function verifyMarks(options: VerifyOptions): Promise<EntryRecord> {
  const { payload, staff, application, process, entry, sent, now } = options
  const at = now.toISOString()
  if (process.state !== 'open' || (await hasFinalList(payload, process.id))) throw refuse('VERIFIED_TOO_LATE', TOO_LATE)
  if (sent.verdict === 'returned' && entry.marks === null) throw refuse('NO_MARKS', NOTHING_TYPED)
  if (sent.verdict === 'returned' && !openNow(process, dayOf(at)).marks) throw refuse('MARKS_CLOSED', CANNOT_ANSWER)
  if (sent.verdict === 'verified') refuseWrongMarks(process.rules.scoring, sent.marks)
  const marks =
    sent.verdict === 'verified'
      ? { verification: 'verified' as const, verifiedMarks: sent.marks, returnReason: null }
      : { verification: 'returned' as const, verifiedMarks: null, returnReason: sent.reason }
  const states = await documentStates(payload, [application])
  const facts = factsOf({ application, states, rules: process.rules, entry: { ...entry, ...marks }, now })
  const code = entry.verification === 'verified' ? ('marks-corrected' as const) : ('marks-verified' as const)
  const explanations: Explanation[] = [...entry.explanations, { code, at }]
  const isReturned = sent.verdict === 'returned'
  const news = { dueAt: isReturned ? at : null, attempts: 0 }
  const data = { ...marks, ...factColumns(facts), explanations, verifiedBy: staff.name, verifiedAt: at, ...news }
  const changed = await changeEntry({ payload, entry, revision: sent.revision, data })
  if (isReturned) await applyDueEffects({ payload, work: returnedNews, id: entry.id, now })
  return changed
}

const TOO_LATE = 'The final merit list is published, so marks are not verified any more.'
const NOTHING_TYPED = 'The applicant has not entered marks yet.'
const CANNOT_ANSWER = 'The applicant cannot change marks today. Enter them as the documents show them.'

const refuse = (code: string, publicMessage: string) => new Problem({ code, status: 409, publicMessage })
