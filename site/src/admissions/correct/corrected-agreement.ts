import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Agreement } from '@pravesh/shared/admissions/form/agreement-block'
import { feeParts } from '@pravesh/shared/fees/fees'
import type { Update } from './load-update.ts'

interface AgreementOptions extends Update {
  answers: Answers
  /** Includes the college of the application while it can still be chosen. */
  reference: FormReference
}

export interface CorrectedAgreement {
  agreement: Agreement
  html: string
  collegeName: string
  /** The text differs from the accepted one, so the applicant must accept it again. */
  isChanged: boolean
}

/** Builds the agreement for the corrected answers, with the same text as on the server. */
export function correctedAgreement({ application, edit, answers, reference }: AgreementOptions): CorrectedAgreement {
  const { sessionYear, courseFeePaise } = application
  const form = formOf(application.course)
  const college = reference.colleges.find(({ id }) => id === answers.collegeId)
  const collegeName = college?.name ?? application.collegeName
  const price = college?.totalPricePaise ?? courseFeePaise
  const { refundTerms, costs } = edit
  const agreement = agreementFor({
    form,
    refundTerms,
    costs,
    sessionYear,
    answers,
    collegeName,
    courseFeePaise: price,
    parts: feeParts(price, edit.feeTable),
  })
  const before = agreementFor({
    form,
    refundTerms,
    costs,
    sessionYear,
    answers: edit.answers,
    collegeName: application.collegeName,
    courseFeePaise,
    parts: application.feeParts,
  })
  const html = agreementHtml(agreement)
  return { agreement, html, collegeName, isChanged: html !== agreementHtml(before) }
}
