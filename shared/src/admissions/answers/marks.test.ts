import { describe, expect, it } from 'vitest'
import { seededRandom } from '../fixtures/random.ts'
import {
  type Examination,
  fullMarksError,
  languageMarksMax,
  mayEnterMarks,
  obtainedMarksError,
  paperMarksError,
  percentage,
} from './marks.ts'

const DIGITS = 'Full marks should be min 3 digits.'
const STEP = 'Invalid Full Marks'
const atLeast = (min: number) => `Full marks should be >= ${min}`

describe('full marks', () => {
  it.each<[Examination, string, string | null]>([
    ['tenth', '99', DIGITS],
    ['tenth', '5', DIGITS],
    ['tenth', '100', atLeast(500)],
    ['tenth', '499', atLeast(500)],
    ['tenth', '500', null],
    ['tenth', '501', STEP],
    ['tenth', '550', STEP],
    ['tenth', '600', null],
    ['tenth', '99900', null],
    ['tenth', '100000', STEP],
    ['tenth', '0500', STEP],
    ['tenth', '5e2', STEP],
    ['tenth', '600.0', STEP],
    ['tenth', '-600', STEP],
    ['tenth', '६००', STEP],
    ['twelfth', '99', DIGITS],
    ['twelfth', '399', atLeast(400)],
    ['twelfth', '400', null],
    ['twelfth', '450', STEP],
    ['degree', '99', DIGITS],
    ['degree', '699', atLeast(700)],
    ['degree', '700', null],
    ['degree', '750', STEP],
    ['masters', '600', atLeast(700)],
    ['masters', '700', null],
  ])('of %s: %s', (examination, typed, message) => {
    expect(fullMarksError(typed, examination)).toBe(message)
    expect(mayEnterMarks(typed, examination)).toBe(message === null)
  })
})

describe('marks obtained', () => {
  it.each<[Examination, string, string, string | null]>([
    ['tenth', '99', '600', 'Marks should be min 3 digits.'],
    ['tenth', '099', '600', 'Marks should be min 3 digits.'],
    ['tenth', '100', '600', null],
    ['tenth', '600', '600', null],
    ['tenth', '601', '600', 'Invalid Marks Calculation'],
    ['twelfth', '401', '400', 'Invalid Marks Calculation'],
    ['twelfth', 'abc', '400', 'Marks should be min 3 digits.'],
    ['degree', '99', '700', 'Invalid marks'],
    ['degree', '7x0', '700', 'Invalid marks'],
    ['degree', '701', '700', 'Invalid Marks Calculation'],
    ['masters', '700', '700', null],
    ['masters', '99', '700', 'Invalid marks'],
    // Invalid full marks have their own error.
    ['tenth', '601', '550', null],
    ['tenth', '601', '', null],
  ])('%s: %s of %s', (examination, typed, full, message) => {
    expect(obtainedMarksError(typed, full, examination)).toBe(message)
  })
})

describe('marks of a paper', () => {
  it.each([
    ['0', 100, null],
    ['100', 100, null],
    ['101', 100, 'Invalid Marks Calculation'],
    ['', 100, 'Marks should be a whole number from 0 to 100'],
    ['12.5', 100, 'Marks should be a whole number from 0 to 100'],
    ['-1', 1250, 'Marks should be a whole number from 0 to 1250'],
  ])('%s of %i', (typed, max, message) => expect(paperMarksError(typed, max)).toBe(message))

  it.each([
    ['200', 200],
    ['100', 100],
    ['Below 100', 100],
    ['', 200],
  ])('of a language paper with full marks %j are at most %i', (full, max) => expect(languageMarksMax(full)).toBe(max))
})

describe('percentages', () => {
  it.each([
    ['512', '700', '73.14'],
    ['0', '600', '0.00'],
    ['600', '600', '100.00'],
    ['1', '300', '0.33'],
    ['2', '300', '0.67'],
    // 12.345 is rounded up.
    ['2469', '20000', '12.35'],
    ['299', '600', '49.83'],
  ])('%s of %s is %s', (obtained, full, said) => expect(percentage(obtained, full)).toBe(said))

  it.each([
    ['601', '600'],
    ['', '600'],
    ['300', ''],
    ['300', '0'],
    ['0300', '600'],
    ['3e2', '600'],
  ])('%j of %j has no percentage', (obtained, full) => expect(percentage(obtained, full)).toBe(''))

  it('are exact to two decimals, between 0 and 100, and increase with the marks', () => {
    const random = seededRandom(1)
    for (let turn = 0; turn < 5000; turn++) {
      const full = 1 + random(99_999)
      const obtained = random(full + 1)
      const said = percentage(String(obtained), String(full))
      expect(said).toMatch(/^(100\.00|\d{1,2}\.\d\d)$/)
      const hundredths = (BigInt(obtained) * 20_000n + BigInt(full)) / (2n * BigInt(full))
      expect(BigInt(said.replace('.', '')), `${obtained} of ${full}`).toBe(hundredths)
      const more = percentage(String(Math.min(full, obtained + 1)), String(full))
      expect(Number(more)).toBeGreaterThanOrEqual(Number(said))
    }
  })
})
