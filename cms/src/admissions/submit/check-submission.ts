import { type AcceptedAgreement, acceptedAgreement } from '@pravesh/shared/admissions/acceptance/accepted-agreement'
import { AGREEMENT_UNCHECKED } from '@pravesh/shared/admissions/agreement/consents'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { documentsFor, requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { submissionNames } from '@pravesh/shared/admissions/wire/names'
import type { Submission } from '@pravesh/shared/admissions/wire/submission'
import { type FeePart, feeParts } from '@pravesh/shared/fees/fees'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import { checkSentAnswers } from '../answers/check-sent-answers.ts'
import { checkSentDocuments } from '../answers/check-sent-documents.ts'
import { guardianErrors } from '../answers/guardian-errors.ts'
import { formReference } from '../form/form-reference.ts'
import type { Offer } from './read-offer.ts'

interface CheckOptions {
  payload: Payload
  studentId: string
  /** As the portal asks it. */
  form: CourseForm
  submission: Submission
  /** Normalised answers, including those taken from the account. */
  answers: Answers
  /** The masked number that may be sent again; empty for none. */
  aadhaarOnFile: string
  offer: Offer
  now: Date
}

/** A valid submission with all values computed by the server. */
export interface CheckedSubmission {
  answers: Answers
  documents: Documents
  college: CollegeChoice
  parts: FeePart[]
  reference: FormReference
  agreement: AcceptedAgreement
}

/**
 * Validates a submission against the rules and the database. Throws a Problem: 400 with every validation error under
 * its wire name, 409 when the agreement has changed since the student read it.
 */
export async function checkSubmission(options: CheckOptions): Promise<CheckedSubmission> {
  const { payload, studentId, form, submission, answers, aadhaarOnFile, offer, now } = options
  const { course, sessionYear, refundTerms, costs } = offer
  const reference = await formReference({ payload, course, subject: answers.subject ?? '' })
  const college = reference.colleges.find(({ id }) => id === answers.collegeId)
  const requested = documentsFor(form, answers)
  const documents = requestedDocuments(form, answers, submission.documents)
  const validationErrors = [
    ...checkSentAnswers({ form, typed: submission.answers, answers, reference, now, aadhaarOnFile }),
    ...(await checkSentDocuments({ payload, studentId, requested, documents, applicationId: '' })),
    ...(await guardianErrors({ payload, studentId, form, answers, now })),
    ...compareSent({ submission, offer, college }),
    ...(submission.termsAccepted
      ? []
      : [{ field: submissionNames.termsAccepted, code: 'required' as const, message: AGREEMENT_UNCHECKED }]),
  ]
  if (validationErrors.length > 0 || college === undefined) throw invalid(validationErrors)
  const courseFeePaise = college.totalPricePaise
  const parts = feeParts(courseFeePaise, course.feeTable)
  const facts = { form, answers, collegeName: college.name, sessionYear, courseFeePaise, parts, refundTerms, costs }
  const agreement = acceptedAgreement(facts, submission.agreementHtml)
  if (agreement === null) throw agreementChanged()
  return { answers, documents, college, parts, reference, agreement }
}

interface CompareOptions {
  submission: Submission
  offer: Offer
  college: CollegeChoice | undefined
}

/** The server computes amounts and session. Reports a validation error for each sent value that differs. */
function compareSent({ submission, offer, college }: CompareOptions): FieldError[] {
  const { feePaise, courseFeePaise, sessionYear } = submission
  return [
    ...(feePaise === null || feePaise === offer.feePaise
      ? []
      : [
          {
            field: submissionNames.feePaise,
            code: 'mismatch' as const,
            ...reasoned(admissionReplies, 'FEE_NOW', { amount: formatRoundPaise(offer.feePaise) }),
          },
        ]),
    ...(courseFeePaise === null || college === undefined || courseFeePaise === college.totalPricePaise
      ? []
      : [
          {
            field: submissionNames.courseFeePaise,
            code: 'mismatch' as const,
            ...reasoned(admissionReplies, 'COURSE_FEE_NOW', { amount: formatRoundPaise(college.totalPricePaise) }),
          },
        ]),
    ...(sessionYear === '' || sessionYear === offer.sessionYear
      ? []
      : [
          {
            field: submissionNames.sessionYear,
            code: 'mismatch' as const,
            ...reasoned(admissionReplies, 'SESSION_NOW', { session: offer.sessionYear }),
          },
        ]),
  ]
}

/** The accepted agreement differs from the one that the portal generates now. */
export function agreementChanged(): Problem {
  return new Problem({ ...refused(admissionReplies, 'AGREEMENT_CHANGED'), status: 409 })
}
