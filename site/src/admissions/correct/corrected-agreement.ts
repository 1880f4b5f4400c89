import { type AgreementFacts, agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { type AgreementLanguage, agreementLanguage } from '@pravesh/shared/admissions/agreement/agreement-language'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { feeParts } from '@pravesh/shared/fees/fees'
import type { Update } from './load-update.ts'

interface AgreementOptions extends Update {
  answers: Answers
  /** Includes the college of the application while it can still be chosen. */
  reference: FormReference
  /** The language of the page. */
  page: AgreementLanguage
}

export interface CorrectedAgreement {
  facts: AgreementFacts
  /** In the language of the page. */
  html: string
  collegeName: string
  /** The text differs from the accepted one, so the applicant must accept it again. */
  isChanged: boolean
}

/** Builds the agreement for the corrected answers, with the same text as on the server. */
export function correctedAgreement({
  application,
  edit,
  answers,
  reference,
  page,
}: AgreementOptions): CorrectedAgreement {
  const { sessionYear, courseFeePaise } = application
  const form = formOf(application.course)
  const college = reference.colleges.find(({ id }) => id === answers.collegeId)
  const collegeName = college?.name ?? application.collegeName
  const price = college?.totalPricePaise ?? courseFeePaise
  const { refundTerms, costs } = edit
  const facts: AgreementFacts = {
    form,
    refundTerms,
    costs,
    sessionYear,
    answers,
    collegeName,
    courseFeePaise: price,
    parts: feeParts(price, edit.feeTable),
  }
  const before: AgreementFacts = {
    form,
    refundTerms,
    costs,
    sessionYear,
    answers: edit.answers,
    collegeName: application.collegeName,
    courseFeePaise,
    parts: application.feeParts,
  }
  const textOf = (each: AgreementFacts, language?: AgreementLanguage) => agreementHtml(agreementFor(each, language))
  // Compared in English, as on the server.
  const isChanged = textOf(facts) !== textOf(before)
  return { facts, html: textOf(facts, agreementLanguage(page)), collegeName, isChanged }
}
