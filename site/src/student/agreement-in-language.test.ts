import { agreementLanguageIn } from '@pravesh/shared/admissions/acceptance/accepted-agreement'
import { type AgreementFacts, agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { longestAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { costsOf, feeTable } from '@pravesh/shared/admissions/fixtures/submission'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { defaultPolicy } from '@pravesh/shared/payments/refunds/policy'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { translateWith } from '@pravesh/shared/platform/translate'
import { expect, it } from 'vitest'
import { studentTranslations } from './translations.ts'

// The server refuses an agreement that it does not write alike.
it.each(LOCALES)('the pages of students write the agreement in %s like the server', (locale) => {
  const onPage = { locale, translate: translateWith(studentTranslations(locale)) }
  for (const course of COURSE_CODES) {
    for (const refundTerms of [SPECIFIED, { kind: 'schedule', policy: defaultPolicy('2026-2028') } as const]) {
      const facts: AgreementFacts = {
        form: formOf(course),
        answers: longestAnswers(course, { degreeStatus: 'APPEARING' }),
        collegeName: 'Shalbani College',
        sessionYear: '2026-2028',
        courseFeePaise: 11_000_000,
        parts: feeTable,
        refundTerms,
        costs: costsOf(course),
      }
      expect(agreementFor(facts, onPage)).toEqual(agreementFor(facts, agreementLanguageIn(locale)))
    }
  }
})
