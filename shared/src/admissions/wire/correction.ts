/** The whole payload of a correction and back; its groups are in answers.ts and documents.ts. (spec 3, 3 "Re-update payload") */

import type { Answers } from '../answers/answers.ts'
import type { CollegeChoice } from '../answers/form-reference.ts'
import type { CourseForm } from '../courses/course-form.ts'
import type { Documents } from '../documents/documents.ts'
import { answersFromWire, answersToWire } from './answers.ts'
import { documentsFromWire, documentsToWire } from './documents.ts'
import { correctionNames, submissionNames, topNames } from './names.ts'
import type { WireError, WireRecord } from './values.ts'
import { agreementText, readField, shortText, UNREADABLE, wireRecord } from './values.ts'

/** What a student sends again, all of it, changed or not. */
export interface CorrectionSent {
  applicationId: string
  collegeName: string
  answers: Answers
  documents: Documents
  agreementHtml: string
}

/** The payload of a correction; the college's id and who referred the student are sent besides what the contract names. */
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
  /** The course of the application that is corrected; a payload does not name it. */
  form: CourseForm
  /** Anything that was sent. */
  sent: unknown
  /** The answers as they are stored: those that the contract's payload has no place for stay as they are. */
  before: Answers
  /** The colleges of the course, for payloads that name the college only. */
  colleges: readonly CollegeChoice[]
}

/** What could be read of a correction; null when nothing. With any mistake it is not to be taken. */
export interface ReadCorrection {
  correction: CorrectionSent | null
  /** By dotted names of the wire. */
  validationErrors: WireError[]
}

/** The id of the application that a correction is for; empty where none was sent. */
export function correctedApplication(sent: unknown): string {
  const payload = wireRecord.safeParse(sent).data
  return payload === undefined ? '' : readField(payload, correctionNames.applicationId, shortText, '', [])
}

/** Reads a correction out of anything that was sent. */
export function correctionFromWire({ form, sent, before, colleges }: CorrectionOptions): ReadCorrection {
  const payload = wireRecord.safeParse(sent).data
  if (payload === undefined) return { correction: null, validationErrors: [UNREADABLE] }
  const validationErrors: WireError[] = []
  const theirs = answersFromWire(form, payload)
  const files = documentsFromWire(payload)
  const answers = { ...theirs.answers }
  if (!Object.hasOwn(payload, topNames.referredBy) && before.referredBy !== undefined)
    answers.referredBy = before.referredBy
  const collegeId = readField(payload, submissionNames.collegeId, shortText, '', validationErrors)
  answers.collegeId = collegeId || (collegeNamed(theirs.collegeName, colleges) ?? before.collegeId ?? '')
  const correction: CorrectionSent = {
    applicationId: correctedApplication(payload),
    collegeName: theirs.collegeName,
    answers,
    documents: files.documents,
    agreementHtml: readField(payload, submissionNames.agreementHtml, agreementText, '', validationErrors),
  }
  return { correction, validationErrors: [...validationErrors, ...theirs.validationErrors, ...files.validationErrors] }
}

/** Null where no name was sent; empty, which no application may have, where none of the colleges has the name. */
function collegeNamed(name: string, colleges: readonly CollegeChoice[]): string | null {
  if (name === '') return null
  return colleges.find((college) => college.name === name)?.id ?? ''
}
