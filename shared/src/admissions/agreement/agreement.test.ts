import { describe, expect, it } from 'vitest'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import { feeParts } from '../../fees/fees.ts'
import { type AgreedTerms, SPECIFIED } from '../../payments/refunds/agreed-terms.ts'
import { defaultPolicy } from '../../payments/refunds/policy.ts'
import { paiseInWords } from '../../platform/amount-in-words.ts'
import { formatPaise } from '../../platform/money.ts'
import type { Answers } from '../answers/answers.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, validAnswers } from '../fixtures/answers.ts'
import { costsOf, feeTable } from '../fixtures/submission.ts'
import type { Agreement } from '../form/agreement-block.ts'
import { agreementFor } from './agreement.ts'
import { agreementHtml } from './agreement-html.ts'

const courseFeePaise = 12_345_600
const agreement = (
  course: CourseCode,
  answers: Answers = validAnswers(course),
  price = courseFeePaise,
  refundTerms: AgreedTerms = SPECIFIED,
) =>
  agreementFor({
    form: formOf(course),
    answers,
    collegeName: 'Shalbani Teachers’ College',
    sessionYear: '2026-2028',
    courseFeePaise: price,
    parts: feeParts(price, feeTable),
    refundTerms,
    costs: costsOf(course),
  })

/** The text of an agreement, one line per paragraph, item and row. */
const textOf = ({ title, blocks }: Agreement) =>
  [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items
      return block.kind === 'table' ? block.rows.map(({ label, value }) => `${label}: ${value}`) : [block.text]
    }),
  ].join('\n')

describe.each(COURSE_CODES)('the agreement of %s', (course) => {
  const text = textOf(agreement(course))

  it.each([
    ['the applicant and the father', 'I, ASHA MONDAL, child of BIMAL MONDAL'],
    ['the address', '12 STATION ROAD, SHALBANI, SHALBANI, P.O. SHALBANI, P.S. SHALBANI'],
    ['district, state, PIN code and country', 'PASCHIM MEDINIPUR, WEST BENGAL 721147, INDIA'],
    ['the college and the session', 'at Shalbani Teachers’ College in the session 2026-2028'],
    [
      'the fee in figures and words',
      '₹1,23,456.00 (One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees Only)',
    ],
    ['the five parts', 'in five parts, the admission fee and four semester fees'],
    ['that the fee structure is accepted', 'I accept this fee structure'],
    ['the due date of the admission fee', 'within 21 days of the approval'],
    ['the charges that are not included', 'do not include GST and the charges of the payment gateway'],
    [
      'the clause of the specification on discontinuing',
      'If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.',
    ],
    ['the amount owed on discontinuing', '75% of the total course fee of ₹1,23,456.00 is ₹92,592.00.'],
    [
      'the exceptions for refunds of the application fee',
      'unless the reason is that the subject or a seat is not available',
    ],
    ['the other fees', 'registration fee, dress, identity card'],
    ['the optional fees', 'tour, observation, hostel, library'],
    ['that all statements are true', 'Everything I have stated in this application is true'],
    ['the consequence of false statements', 'my studentship may be cancelled'],
  ])('states %s', (_, words) => expect(text).toContain(words))

  it('states the examination fees', () => {
    const count = { BED: 'four', DELED: 'two', DPHARM: 'four' }[course]
    expect(text).toContain(`There are ${count} examination fees`)
  })

  it('lists parts that add up to the fee', () => {
    const table = agreement(course).blocks.find(({ kind }) => kind === 'table')
    const rows = table?.kind === 'table' ? table.rows : []
    expect(rows.map(({ label }) => label)).toEqual([
      'Admission',
      '1st Semester',
      '2nd Semester',
      '3rd Semester',
      '4th Semester',
    ])
    const rupees = rows.map(({ value }) => Number(value.replace(/[₹,]/g, '')))
    expect(rupees.reduce((sum, each) => sum + each, 0)).toBe(courseFeePaise / 100)
  })

  it('is the same for the same facts, and differs for others', () => {
    expect(agreement(course)).toEqual(agreement(course))
    expect(agreement(course, validAnswers(course, { fatherName: 'NOBODY' }))).not.toEqual(agreement(course))
  })

  it('never contains the Aadhaar number', () => {
    const longest = longestAnswers(course)
    expect(agreementHtml(agreement(course, longest))).not.toContain(longest.aadhaar)
  })

  it('has no placeholders for missing facts', () => {
    for (const price of [0, courseFeePaise]) {
      const facts = {
        form: formOf(course),
        answers: {},
        collegeName: '',
        sessionYear: '',
        courseFeePaise: price,
        parts: [],
        refundTerms: SPECIFIED,
        costs: costsOf('BED'),
      }
      expect(textOf(agreementFor(facts))).not.toMatch(/undefined|null|NaN|-1|\b0 parts/)
    }
  })

  it('escapes all input', () => {
    const attack = '"><img src=x onerror=alert(1)>&\''
    const typed = { applicantName: attack, fatherName: attack, permanentAddress: attack, permanentDistrict: attack }
    const facts = {
      form: formOf(course),
      answers: { ...validAnswers(course), ...typed },
      collegeName: attack,
      sessionYear: attack,
      courseFeePaise,
      parts: [{ title: attack, feePaise: 1 }, ...feeTable],
      refundTerms: SPECIFIED,
      costs: costsOf('BED'),
    }
    const html = agreementHtml(agreementFor(facts))
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;&#39;')
    expect(new Set(html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/[</>]/g, '')))).toEqual(
      new Set(['article', 'h2', 'h3', 'p', 'ul', 'li', 'table', 'tr', 'th', 'th scope="row"', 'td']),
    )
  })
})

describe('the paragraph on examinations in progress', () => {
  const needed = 'We need your Complete marksheet by 31st July'

  it.each([
    ['with the degree', { degreeStatus: 'APPEARING' }, true],
    ['with the master’s degree', { degreeStatus: 'COMPLETE', mastersStatus: 'APPEARING' }, true],
    ['with neither', { degreeStatus: 'COMPLETE', mastersStatus: 'COMPLETE' }, false],
  ])('%s', (_, changed, present) => {
    expect(textOf(agreement('BED', longestAnswers('BED', changed))).includes(needed)).toBe(present)
  })

  it('exists for B.Ed only', () => {
    expect(textOf(agreement('DELED', { ...validAnswers('DELED'), degreeStatus: 'APPEARING' }))).not.toContain(needed)
  })
})

describe('the agreement where staff chose a refund schedule', () => {
  const textWith = (lastAdmissionDay: string | null) => {
    const policy = { ...defaultPolicy('2026-2028'), lastAdmissionDay }
    return textOf(agreement('BED', validAnswers('BED'), courseFeePaise, { kind: 'schedule', policy }))
  }

  it('names the schedule instead of the clause', () => {
    const text = textWith('2026-11-15')
    expect(text).not.toMatch(/75 ?%|no refund after/)
    expect(text).toContain('by the refund schedule of session 2026-2028. It applies to me as printed here:')
    for (const line of [
      'If you withdraw by 30 September 2026, you get the full amount back.',
      'If you withdraw by 31 October 2026, you get everything back except at most ₹1,000.',
      'The last date of admission is 15 November 2026.',
      'Up to 30 days after the last date: 50 %.',
      'Later: no refund.',
      'We refund within 15 days of your written request',
    ])
      expect(text).toContain(line)
  })

  it('says that a last date that is not announced counts later', () => {
    expect(textWith(null)).toContain('as printed here, with the last date of admission once it is announced:')
  })
})

it.each([
  [100, 'One Rupee Only'],
  [12_345_678, 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees And Seventy Eight Paise Only'],
  [1_000_000_000, 'One Crore Rupees Only'],
])('states %i paise in words and figures', (paise, words) => {
  expect(paiseInWords(paise)).toBe(words)
  expect(textOf(agreement('BED', validAnswers('BED'), paise))).toContain(`${formatPaise(paise)} (${words})`)
})

it.each([
  [2, 'two parts, the admission fee and one semester fee:'],
  [3, 'three parts, the admission fee and two semester fees:'],
  [8, '8 parts, the admission fee and 7 semester fees:'],
])('describes a fee in %i parts', (count, words) => {
  const parts = Array.from({ length: count }, (_, index) => ({ title: `Part ${index}`, feePaise: 100 }))
  const facts = {
    form: formOf('BED'),
    answers: {},
    collegeName: '',
    sessionYear: '',
    courseFeePaise,
    parts,
    refundTerms: SPECIFIED,
    costs: costsOf('BED'),
  }
  expect(textOf(agreementFor(facts))).toContain(words)
})
