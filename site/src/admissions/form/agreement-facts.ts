import type { AgreementFacts } from '@pravesh/shared/admissions/agreement/agreement'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CollegeChoice } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { feeParts } from '@pravesh/shared/fees/fees'

interface FactsOptions {
  context: Pick<FormContext, 'course' | 'sessionYear' | 'feeTable' | 'refundTerms' | 'costs'>
  answers: Answers
  college: CollegeChoice | undefined
}

/** The data of the agreement, taken from the application as it will be submitted. */
export function agreementFacts({
  context: { course, sessionYear, feeTable, refundTerms, costs },
  answers,
  college,
}: FactsOptions): AgreementFacts {
  const courseFeePaise = college?.totalPricePaise ?? 0
  return {
    form: formOf(course),
    answers,
    collegeName: college?.name ?? '',
    sessionYear,
    courseFeePaise,
    parts: feeParts(courseFeePaise, feeTable),
    refundTerms,
    costs,
  }
}
