import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { hasAnswers } from '../answers/encrypted-aadhaar.ts'
import type { IdentityStore } from '../answers/identity-store.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface Sent {
  payload: Payload
  /** Normalised. */
  answers: Answers
  documents: Documents
  identity: IdentityStore
}

/**
 * Returns the existing application when an identical one is submitted again while the fee is due, which makes retries
 * after a lost response or a double click harmless. Throws a Problem (409) for any other submission.
 */
export function requireIdenticalSubmission(live: ApplicationRecord, sent: Sent): ApplicationRecord {
  if (live.feePaidAt) throw applied('ALREADY_APPLIED', live)
  if (isSame(live, sent)) return live
  throw applied('APPLIED_UNPAID', live)
}

function isSame(live: ApplicationRecord, { payload, answers, documents, identity }: Sent): boolean {
  return (
    hasAnswers({ payload, answers, identity, studentId: live.studentId, stored: live }) &&
    isDeepStrictEqual(live.documents, requestedDocuments(formOf(live.course), answers, documents))
  )
}

function applied(code: 'ALREADY_APPLIED' | 'APPLIED_UNPAID', { number }: ApplicationRecord): Problem {
  return new Problem({ ...refused(admissionReplies, code, { number }), status: 409 })
}
