import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { type AgreementLanguage, agreementLanguage } from '@pravesh/shared/admissions/agreement/agreement-language'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CollegeChoice } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
import { applicationNumber } from '@pravesh/shared/admissions/status/application-number'
import type { Submission } from '@pravesh/shared/admissions/wire/submission'
import { agreementFacts } from './agreement-facts.ts'

interface SubmissionOptions {
  context: FormContext
  /** In their stored form. */
  answers: Answers
  documents: Documents
  college: CollegeChoice | undefined
  termsAccepted: boolean
  /** The language of the page, in which the agreement was read. */
  page: AgreementLanguage
  now: Date
}

/** Builds the submission. The contract requires identifiers from the client, but the server assigns its own. */
export function submissionOf({
  context,
  answers,
  documents,
  college,
  termsAccepted,
  page,
  now,
}: SubmissionOptions): Submission {
  const { course, courseId, sessionYear, applicationFees } = context
  const stamp = now.getTime()
  return {
    course,
    courseId,
    collegeId: college?.id ?? '',
    collegeName: college?.name ?? '',
    sessionYear,
    feePaise: applicationFees[0]?.amountPaise ?? null,
    courseFeePaise: college?.totalPricePaise ?? null,
    answers,
    documents: requestedDocuments(formOf(course), answers, documents),
    termsAccepted,
    agreementHtml: agreementHtml(agreementFor(agreementFacts({ context, answers, college }), agreementLanguage(page))),
    number: applicationNumber({ course, now }),
    merchantId: `MUID${stamp}`,
    paymentId: `T${stamp}`,
  }
}
