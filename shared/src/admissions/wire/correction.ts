/** Serialising and parsing corrections; the groups are in answers.ts and documents.ts. (spec 3, 3 "Re-update payload") */

import { shortText } from '../../platform/sent-values.ts'
import type { Answers } from '../answers/answers.ts'
import type { CollegeChoice } from '../answers/form-reference.ts'
import type { Documents } from '../documents/documents.ts'
import type { CourseForm } from '../form/course-form.ts'
import { answersFromWire, answersToWire } from './answers.ts'
import { documentsFromWire, documentsToWire } from './documents.ts'
import { correctionNames, submissionNames, topNames } from './names.ts'
import type { WireError, WireRecord } from './values.ts'
import { agreementText, readField, UNREADABLE, wireRecord } from './values.ts'

/** A resubmission: the complete application, changed or not. */
export interface CorrectionSent {
  applicationId: string
  collegeName: string
  answers: Answers
  documents: Documents
  agreementHtml: string
}

/** The payload has two fields beyond the contract: the college's id and the referrer. */
export function correctionToWire(form: CourseForm, correction: CorrectionSent): WireRecord {
  const { applicationId, answers, documents, collegeName, agreementHtml } = correction
  return {
    [correctionNames.applicationId]: applicationId,
    [submissionNames.collegeId]: answers.collegeId ?? '',
    ...answersToWire(form, answers, collegeName),
    [submissionNames.documents]: documentsToWire(form, documents),
    [submissionNames.agreementHtml]: agreementHtml,
  }
}

interface CorrectionOptions {
  /** The form of the application's course, which a payload does not name. */
  form: CourseForm
  /** The untrusted payload. */
  sent: unknown
  /** The stored answers; those without a field in the contract's payload stay unchanged. */
  before: Answers
  /** The colleges of the course, for payloads that give only the college's name. */
  colleges: readonly CollegeChoice[]
}

/** A parsed correction; null if the payload is unreadable. Discard it if there are validation errors. */
export interface ReadCorrection {
  correction: CorrectionSent | null
  /** By dotted wire names. */
  validationErrors: WireError[]
}

/** The id of the corrected application; empty if none was sent. */
export function correctedApplication(sent: unknown): string {
  const payload = wireRecord.safeParse(sent).data
  return payload === undefined ? '' : readField(payload, correctionNames.applicationId, shortText, '', [])
}

/** Parses an untrusted payload. */
export function correctionFromWire({ form, sent, before, colleges }: CorrectionOptions): ReadCorrection {
  const payload = wireRecord.safeParse(sent).data
  if (payload === undefined) return { correction: null, validationErrors: [UNREADABLE] }
  const validationErrors: WireError[] = []
  const parsed = answersFromWire(form, payload)
  const files = documentsFromWire(payload)
  const answers = { ...parsed.answers }
  if (!Object.hasOwn(payload, topNames.referredBy) && before.referredBy !== undefined)
    answers.referredBy = before.referredBy
  const collegeId = readField(payload, submissionNames.collegeId, shortText, '', validationErrors)
  answers.collegeId = collegeId || (collegeNamed(parsed.collegeName, colleges) ?? before.collegeId ?? '')
  const correction: CorrectionSent = {
    applicationId: correctedApplication(payload),
    collegeName: parsed.collegeName,
    answers,
    documents: files.documents,
    agreementHtml: readField(payload, submissionNames.agreementHtml, agreementText, '', validationErrors),
  }
  return { correction, validationErrors: [...validationErrors, ...parsed.validationErrors, ...files.validationErrors] }
}

/** Returns null if no name was sent, and an empty (invalid) id if no college has the name. */
function collegeNamed(name: string, colleges: readonly CollegeChoice[]): string | null {
  if (name === '') return null
  return colleges.find((college) => college.name === name)?.id ?? ''
}
