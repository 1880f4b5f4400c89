/** Serialising and parsing submissions; the groups are in answers.ts and documents.ts. (spec 2, 3 "Submit payload") */
import type * as z from 'zod/mini'
import type { CourseCode } from '../../courses/courses.ts'
import { paiseToRupees } from '../../platform/money.ts'
import { sentAmount, shortText } from '../../platform/sent-values.ts'
import type { Answers } from '../answers/answers.ts'
import { type CourseForms, courseForms } from '../courses/registry.ts'
import type { Documents } from '../documents/documents.ts'
import { answersFromWire, answersToWire } from './answers.ts'
import { documentsFromWire, documentsToWire } from './documents.ts'
import { submissionNames } from './names.ts'
import type { WireError, WireRecord } from './values.ts'
import { agreementText, checkbox, readField, UNREADABLE, wireRecord } from './values.ts'

/**
 * A submission by a student. The server computes amounts, identifiers and the agreement itself; it compares sent amounts
 * and the sent agreement with its own, and ignores sent identifiers (decision 12). Null or empty means "not sent".
 * `answers.collegeId` always equals `collegeId`.
 */
export interface Submission {
  course: CourseCode
  courseId: string
  collegeId: string
  collegeName: string
  sessionYear: string
  /** The application fee. */
  feePaise: number | null
  /** The fee for the whole course at the college. */
  courseFeePaise: number | null
  answers: Answers
  documents: Documents
  /** The checkbox of step 2. */
  termsAccepted: boolean
  agreementHtml: string
  number: string
  merchantId: string
  paymentId: string
}

export function submissionToWire(submission: Submission, forms: CourseForms = courseForms): WireRecord {
  const form = forms.of(submission.course)
  const { answers, documents, feePaise, courseFeePaise, collegeName } = submission
  return {
    [submissionNames.feePaise]: feePaise === null ? null : paiseToRupees(feePaise),
    [submissionNames.merchantId]: submission.merchantId,
    [submissionNames.paymentId]: submission.paymentId,
    [submissionNames.number]: submission.number,
    [submissionNames.courseId]: submission.courseId,
    [submissionNames.collegeId]: submission.collegeId,
    [submissionNames.sessionYear]: submission.sessionYear,
    [submissionNames.course]: form.code,
    [submissionNames.courseFeePaise]: courseFeePaise === null ? null : paiseToRupees(courseFeePaise),
    ...answersToWire(form, answers, collegeName),
    [submissionNames.documents]: documentsToWire(form, documents),
    [submissionNames.termsAccepted]: submission.termsAccepted,
    [submissionNames.agreementHtml]: submission.agreementHtml,
  }
}

/** A parsed submission; null if not even the course is readable. Discard it if there are validation errors. */
export interface ReadSubmission {
  submission: Submission | null
  /** By dotted wire names. */
  validationErrors: WireError[]
}

/** Parses an untrusted payload. */
export function submissionFromWire(sent: unknown, forms: CourseForms = courseForms): ReadSubmission {
  const payload = wireRecord.safeParse(sent).data
  if (payload === undefined) return { submission: null, validationErrors: [UNREADABLE] }
  const validationErrors: WireError[] = []
  const read = <Key extends keyof typeof submissionNames, Value>(key: Key, type: z.ZodMiniType<Value>, none: Value) =>
    readField(payload, submissionNames[key], type, none, validationErrors)
  const form = forms.find(payload[submissionNames.course])
  if (form === null)
    return {
      submission: null,
      validationErrors: [{ field: submissionNames.course, code: 'notAnOption', message: 'Send one of the courses.' }],
    }

  const parsed = answersFromWire(form, payload)
  const files = documentsFromWire(payload)
  const collegeId = read('collegeId', shortText, '')
  const submission: Submission = {
    course: form.code,
    courseId: read('courseId', shortText, ''),
    collegeId,
    collegeName: parsed.collegeName,
    sessionYear: read('sessionYear', shortText, ''),
    feePaise: read('feePaise', sentAmount, null),
    courseFeePaise: read('courseFeePaise', sentAmount, null),
    answers: { ...parsed.answers, collegeId },
    documents: files.documents,
    termsAccepted: read('termsAccepted', checkbox, false),
    agreementHtml: read('agreementHtml', agreementText, ''),
    number: read('number', shortText, ''),
    merchantId: read('merchantId', shortText, ''),
    paymentId: read('paymentId', shortText, ''),
  }
  return { submission, validationErrors: [...validationErrors, ...parsed.validationErrors, ...files.validationErrors] }
}
