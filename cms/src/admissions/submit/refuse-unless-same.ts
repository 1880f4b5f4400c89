import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { requestedDocuments } from '@pravesh/shared/admissions/documents/requested-documents'
import type { Payload } from 'payload'
import { Problem } from '../../platform/problem.ts'
import { decryptAadhaar, withMaskedAadhaar } from '../answers/encrypted-aadhaar.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface Sent {
  payload: Payload
  /** In their stored form. */
  answers: Answers
  documents: Documents
}

/**
 * Answers the application that is there when the same one is sent again and its fee is still due, so that a lost answer
 * or a second press of the button does no harm. Throws a Problem (409) for any other.
 */
export function refuseUnlessSame(live: ApplicationRecord, sent: Sent): ApplicationRecord {
  if (live.feePaidAt) throw refusal('You have applied for this course already, and your application fee is paid.')
  if (isSame(live, sent)) return live
  throw refusal(
    `You have applied for this course already (${live.number}). Pay its fee on the page of your application; what you want to change there, tell us.`,
  )
}

function isSame(live: ApplicationRecord, { payload, answers, documents }: Sent): boolean {
  return (
    isDeepStrictEqual(live.answers, asKept(withMaskedAadhaar(answers))) &&
    isDeepStrictEqual(live.documents, requestedDocuments(formOf(live.course), answers, documents)) &&
    decryptAadhaar(payload, live.aadhaarSealed ?? '', live.studentId) === answers.aadhaar
  )
}

/** Without what JSON leaves out. */
function asKept(answers: Answers): Answers {
  return JSON.parse(JSON.stringify(answers))
}

function refusal(publicMessage: string): Problem {
  return new Problem({ code: 'ALREADY_APPLIED', status: 409, publicMessage })
}
