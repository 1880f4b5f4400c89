import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
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
  if (live.feePaidAt) throw refusal('You have already applied for this course, and your application fee is paid.')
  if (isSame(live, sent)) return live
  throw refusal(
    `You have already applied for this course (${live.number}). Pay the fee on your application page. To change your application, contact us.`,
  )
}

function isSame(live: ApplicationRecord, { payload, answers, documents, identity }: Sent): boolean {
  return (
    hasAnswers({ payload, answers, identity, studentId: live.studentId, stored: live }) &&
    isDeepStrictEqual(live.documents, requestedDocuments(formOf(live.course), answers, documents))
  )
}

function refusal(publicMessage: string): Problem {
  return new Problem({ code: 'ALREADY_APPLIED', status: 409, publicMessage })
}
