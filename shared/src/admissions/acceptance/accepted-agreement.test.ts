import { describe, expect, it } from 'vitest'
import { SEMESTER_LABELS, type Semester } from '../../content/options.ts'
import type { SharedCosts } from '../../courses/course-costs.ts'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import { feeParts } from '../../fees/fees.ts'
import { type AgreedTerms, SPECIFIED } from '../../payments/refunds/agreed-terms.ts'
import { defaultPolicy } from '../../payments/refunds/policy.ts'
import { type AgreementFacts, agreementFor } from '../agreement/agreement.ts'
import { agreementHtml } from '../agreement/agreement-html.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers } from '../fixtures/answers.ts'
import { costsOf, feeTable } from '../fixtures/submission.ts'
import { acceptedAgreement, agreementLanguageIn } from './accepted-agreement.ts'

const schedule = (lastAdmissionDay: string | null): AgreedTerms => ({
  kind: 'schedule',
  policy: { ...defaultPolicy('2026-2028'), lastAdmissionDay },
})

const TERMS = { specified: SPECIFIED, open: schedule(null), dated: schedule('2026-11-15') }

/** With the titles of examination fees as fees name them. */
const namedCosts = (course: CourseCode): SharedCosts => {
  const { costs, courseFee } = costsOf(course)
  return {
    costs: costs.map((cost) => ({ ...cost, title: cost.title && SEMESTER_LABELS[cost.key.slice(-1) as Semester] })),
    courseFee,
  }
}

const factsOf = (course: CourseCode, changed: Partial<AgreementFacts> = {}): AgreementFacts => ({
  form: formOf(course),
  answers: longestAnswers(course, { degreeStatus: 'APPEARING' }),
  collegeName: 'Shalbani Teachers’ College',
  sessionYear: '2026-2028',
  courseFeePaise: 12_345_600,
  parts: feeParts(12_345_600, feeTable),
  refundTerms: SPECIFIED,
  costs: namedCosts(course),
  ...changed,
})

/** One line for each paragraph, item and row. */
const linesOf = (html: string) =>
  html.split(/<\/(?:h2|h3|p|li|tr)>/).map((line) => line.replace(/<[^>]*>/g, ' ').trim())

const figuresIn = (line: string) => (line.match(/\d[\d,.-]*\d|\d/g) ?? []).toSorted()

describe.each(['hi', 'bn'] as const)('the agreement in %s', (locale) => {
  const inLanguage = (facts: AgreementFacts) => agreementHtml(agreementFor(facts, agreementLanguageIn(locale)))

  describe.each(COURSE_CODES)('of %s', (course) => {
    it.each(Object.entries(TERMS))(
      'has the figures of the English text, line by line, with refund terms: %s',
      (_, refundTerms) => {
        for (const count of [1, 2, 3, 5]) {
          const facts = factsOf(course, { refundTerms, parts: feeParts(12_345_600, feeTable.slice(0, count)) })
          const english = linesOf(agreementHtml(agreementFor(facts)))
          // The title, the sentence that English prevails, and the rest.
          const [title = '', , ...rest] = linesOf(inLanguage(facts))
          const numbered = (lines: readonly string[]) => lines.map(figuresIn)
          // The names of semesters have other ordinals: 1st Semester is Semester 1.
          expect(numbered([title, ...rest])).toEqual(numbered(english))
        }
      },
    )

    it('keeps in English only what is recorded so', () => {
      const names = /Shalbani Teachers’ College|ASHA|BIMAL|\b[A-Z]{3,}\b|B\.Ed|D\.El\.Ed|D\.Pharm/g
      const words = /\([A-Z][A-Za-z ]+ Only\)/g
      for (const refundTerms of Object.values(TERMS)) {
        const text = linesOf(inLanguage(factsOf(course, { refundTerms }))).join('\n')
        expect(
          text
            .replace(words, '')
            .replace(names, '')
            .match(/[A-Za-z]{2,}/g),
        ).toBeNull()
      }
    })
  })

  it('is marked with its language, and says first that the English text prevails', () => {
    const html = inLanguage(factsOf('BED'))
    expect(html).toMatch(new RegExp(`^<article lang="${locale}-IN"><h2>[^<]+</h2><p>[^<]*(?:अंग्रेज़ी|ইংরেজি)[^<]*</p>`))
  })

  it('is accepted with the English text of the same facts', () => {
    const facts = factsOf('BED')
    const accepted = acceptedAgreement(facts, inLanguage(facts))
    expect(accepted).toEqual({
      version: agreementFor(facts).version,
      locale,
      html: inLanguage(facts),
      englishHtml: agreementHtml(agreementFor(facts)),
    })
    expect(acceptedAgreement(factsOf('BED', { courseFeePaise: 1 }), inLanguage(facts))).toBeNull()
    expect(acceptedAgreement(facts, inLanguage(facts).replace(`${locale}-IN`, 'en-IN'))).toBeNull()
  })
})

it('in English is the record itself', () => {
  const facts = factsOf('BED')
  const html = agreementHtml(agreementFor(facts))
  expect(acceptedAgreement(facts, html)).toMatchObject({ locale: 'en', html, englishHtml: null })
  expect(html).toMatch(/^<article><h2>/)
})
