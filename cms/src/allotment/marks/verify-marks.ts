import type { SentVerification } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { Explanation } from '@pravesh/shared/allotment/entries/explanation'
import type { Payload } from 'payload'
import type { ApplicationRecord, StaffMember } from '../../admissions/index.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { Problem } from '../../foundation/problem.ts'
import { changeEntry } from '../entries/change-entry.ts'
import type { EntryRecord } from '../entries/entry-record.ts'
import { documentStates, factColumns, factsOf } from '../entries/facts-of.ts'
import { verificationEnd } from '../lists/final-list.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { beingPublished, isPublishing } from '../processes/while-publishing.ts'
import { marksOpen } from './marks-open.ts'
import { refuseWrongMarks } from './read-marks.ts'
import { returnedNews } from './returned-news.ts'

interface VerifyOptions {
  payload: Payload
  staff: StaffMember
  application: ApplicationRecord
  process: ProcessRecord
  entry: EntryRecord
  sent: SentVerification
  /** Whether the member of staff may correct marks by which seats were given. */
  mayCorrect?: boolean
  now: Date
}

/**
 * Stores the marks as an officer found them in the documents, or returns them to the applicant with a reason. Throws a Problem: 400 for marks that the
 * process does not ask for, 409 when it is too late (`verificationEnd`), while a list is published, without typed marks, or if the entry has changed.
 */
export async function verifyMarks(options: VerifyOptions): Promise<EntryRecord> {
  const { payload, staff, application, process, entry, sent, mayCorrect = false, now } = options
  const at = now.toISOString()
  if (isPublishing(process)) throw beingPublished()
  const end = await verificationEnd({ payload, process, entry, mayCorrect })
  if (end !== null) throw refuse('VERIFIED_TOO_LATE', end)
  if (sent.verdict === 'returned' && entry.marks === null) throw refuse('NO_MARKS', NOTHING_TYPED)
  if (sent.verdict === 'returned' && !(await marksOpen({ payload, process, entry, now })))
    throw refuse('MARKS_CLOSED', CANNOT_ANSWER)
  if (sent.verdict === 'verified') refuseWrongMarks(sent.marks, { process, application, now })
  const marks =
    sent.verdict === 'verified'
      ? { verification: 'verified' as const, verifiedMarks: sent.marks, returnReason: null }
      : { verification: 'returned' as const, verifiedMarks: null, returnReason: sent.reason }
  const states = await documentStates(payload, [application])
  const facts = factsOf({ application, states, process, entry: { ...entry, ...marks }, now })
  const code = entry.verification === 'verified' ? ('marks-corrected' as const) : ('marks-verified' as const)
  const explanations: Explanation[] = [...entry.explanations, { code, at }]
  const isReturned = sent.verdict === 'returned'
  const news = { dueAt: isReturned ? at : null, attempts: 0 }
  const data = { ...marks, ...factColumns(facts), explanations, verifiedBy: staff.name, verifiedAt: at, ...news }
  const verified = await changeEntry({ payload, entry, revision: sent.revision, data })
  const changed = await explainAgain({ payload, process, entry: verified, code })
  if (isReturned) await applyDueEffects({ payload, work: returnedNews, id: entry.id, now })
  return changed
}

interface ExplainOptions {
  payload: Payload
  /** As read before the marks were written. */
  process: ProcessRecord
  entry: EntryRecord
  code: Explanation['code']
}

/**
 * A list that was published between reading and writing may not have the marks. It then has a later time than their explanation, so the next version
 * needs another one.
 */
async function explainAgain({ payload, process, entry, code }: ExplainOptions): Promise<EntryRecord> {
  const { revision } = await requireProcess(payload, process.id)
  if (revision === process.revision) return entry
  const explanations = [...entry.explanations, { code, at: new Date().toISOString() }]
  return changeEntry({ payload, entry, revision: entry.revision, data: { explanations } })
}

const NOTHING_TYPED = 'The applicant has not entered marks yet.'
const CANNOT_ANSWER = 'The applicant cannot change marks today. Enter them as the documents show them.'

const refuse = (code: string, publicMessage: string) => new Problem({ code, status: 409, publicMessage })
