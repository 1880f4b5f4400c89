import { type AcceptedAgreement, acceptedAgreement } from '@pravesh/shared/admissions/acceptance/accepted-agreement'
import { type AgreementFacts, agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { accountAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import { requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { editableQuestions, sectionsWith } from '@pravesh/shared/admissions/status/editing'
import type { Correction } from '@pravesh/shared/admissions/status/requests'
import { withStoredAdditional } from '@pravesh/shared/admissions/wire/additional'
import type { CorrectionSent } from '@pravesh/shared/admissions/wire/correction'
import { submissionNames } from '@pravesh/shared/admissions/wire/names'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import { type FeePart, feeParts } from '@pravesh/shared/fees/fees'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { checkSentAnswers } from '../answers/check-sent-answers.ts'
import { guardianErrors } from '../answers/guardian-errors.ts'
import { agreedTerms } from '../applications/agreed-terms.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { agreementChanged } from '../submit/check-submission.ts'
import { checkCorrectedDocuments } from './check-corrected-documents.ts'
import { checkLockedAnswers } from './check-locked-answers.ts'
import { correctionForm, withUnaskedIdentity } from './correction-form.ts'
import { storedCourse } from './stored-course.ts'

interface CheckOptions {
  payload: Payload
  student: Student
  application: ApplicationRecord
  sent: CorrectionSent
  /** What may be corrected. */
  correction: Correction
  now: Date
}

/** A valid correction with all values computed by the server. */
export interface CheckedCorrection {
  answers: Answers
  documents: Documents
  college: CollegeChoice
  parts: FeePart[]
  costs: SharedCosts
  reference: FormReference
  /** The newly accepted agreement; null when its text has not changed. */
  accepted: AcceptedAgreement | null
}

/**
 * Validates a correction against the rules, the database and the requests of staff. Throws a Problem: 400 with all
 * validation errors, 409 when the agreement has changed.
 */
export async function checkCorrection(options: CheckOptions): Promise<CheckedCorrection> {
  const { payload, application, sent, correction, now } = options
  const { answers: before } = application
  const form = await correctionForm(payload, application)
  const editable = editableQuestions({ form, before, correction })
  const stated = withStoredAdditional(sent.answers, before)
  const cleaned = cleanAnswers(form, { ...stated, ...accountPart(options, editable) })
  const answers = withUnaskedIdentity({ form, before, cleaned })
  const documents = requestedDocuments(form, answers, sent.documents)
  const { reference, feeTable, costs } = await storedCourse({ payload, application, subject: answers.subject ?? '' })
  const college = reference.colleges.find(({ id }) => id === answers.collegeId)
  const validationErrors = [
    ...checkLockedAnswers({ form, before, after: answers, correction }),
    ...checkSentAnswers({
      form,
      typed: sent.answers,
      answers,
      reference,
      now,
      aadhaarOnFile: before.aadhaar,
      apaarOnFile: before.apaar,
      // Other answers were validated when they were submitted.
      sections: sectionsWith(form, editable),
    }),
    ...(await guardianErrors({ payload, studentId: application.studentId, form, answers, now })),
    ...(await checkCorrectedDocuments({ payload, application, answers, documents, correction })),
  ]
  if (validationErrors.length > 0) throw invalid(validationErrors)
  if (college === undefined) {
    const reason = reasoned(admissionReplies, 'CHOOSE_COLLEGE')
    throw invalid([{ field: submissionNames.collegeId, code: 'notAnOption', ...reason }])
  }
  const courseFeePaise = college.totalPricePaise
  const parts = feeParts(courseFeePaise, feeTable)
  const accepted = newlyAccepted({ ...options, answers, college, parts, costs })
  return { answers, documents, college, parts, costs, reference, accepted }
}

/** Uses the current phone and e-mail of the account where they may be corrected, otherwise the submitted ones. */
function accountPart({ application, student }: CheckOptions, editable: ReadonlySet<QuestionName>): Answers {
  const current = accountAnswers(student)
  const { phone = '', email = '' } = application.answers
  return {
    phone: editable.has('phone') ? (current.phone ?? '') : phone,
    email: editable.has('email') ? (current.email ?? '') : email,
  }
}

interface AcceptedOptions extends CheckOptions {
  answers: Answers
  college: CollegeChoice
  parts: FeePart[]
  costs: SharedCosts
}

/** The agreement of the corrected application. Its refund terms stay those that the student agreed to. */
function newlyAccepted({
  application,
  answers,
  college,
  parts,
  costs,
  sent,
}: AcceptedOptions): CheckedCorrection['accepted'] {
  const { course, sessionYear, answers: before, collegeName, courseFeePaise, feeParts: partsBefore } = application
  const facts = { form: formOf(course), sessionYear, refundTerms: agreedTerms(application), costs }
  const was = { ...facts, answers: before, collegeName, courseFeePaise, parts: partsBefore }
  const is = { ...facts, answers, collegeName: college.name, courseFeePaise: college.totalPricePaise, parts }
  const textOf = (each: AgreementFacts) => agreementHtml(agreementFor(each))
  if (textOf(is) === textOf(was)) return null
  const accepted = acceptedAgreement(is, sent.agreementHtml)
  if (accepted === null) throw agreementChanged()
  return accepted
}
