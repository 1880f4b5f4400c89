import { describe, expect, it } from 'vitest'
import type { CourseCode } from '../../courses/courses.ts'
import { COURSE_CODES } from '../../courses/courses.ts'
import type { Answers } from '../answers/answers.ts'
import { formOf } from '../courses/registry.ts'
import { validAnswers } from '../fixtures/answers.ts'
import { cleanAnswers } from '../form/clean-answers.ts'
import type { CheckFacts } from './check.ts'
import { NO_CHECK_SETTINGS } from './check.ts'
import { checksOf } from './checks.ts'

const STATES: Record<string, string[]> = { '721147': ['WEST BENGAL'], '700032': ['WEST BENGAL'], '110001': ['DELHI'] }

function facts(course: CourseCode, answers: Answers = {}, more: Partial<CheckFacts> = {}): CheckFacts {
  const form = formOf(course)
  return {
    form,
    answers: { ...cleanAnswers(form, validAnswers(course)), ...answers },
    accountName: 'Asha Mondal',
    sessionYear: '2026-2028',
    sentOn: '2026-11-21',
    settings: NO_CHECK_SETTINGS,
    offersSubject: true,
    statesOfPin: (pin) => STATES[pin] ?? [],
    openDuplicates: 0,
    ...more,
  }
}

const checked = (name: string, ...given: Parameters<typeof facts>) =>
  checksOf(facts(...given)).find((each) => each.name === name)
const result = (name: string, ...given: Parameters<typeof facts>) => checked(name, ...given)?.result ?? 'none'

describe.each(COURSE_CODES)('%s', (course) => {
  it('passes with valid answers, and each check says its rule', () => {
    const checks = checksOf(facts(course))
    expect(checks.filter((each) => each.result !== 'passed')).toEqual([])
    expect(checks.every(({ rule }) => rule.endsWith('.'))).toBe(true)
  })

  it('looks nowhere without answers', () => {
    const results = checksOf({ ...facts(course), answers: {}, offersSubject: null, openDuplicates: null })
    expect(results.filter((each) => each.result !== 'unknown')).toEqual([])
  })
})

it('each course has its checks', () => {
  const names = (course: CourseCode) => checksOf(facts(course)).map(({ name }) => name)
  expect(names('BED')).toEqual(['duplicates', 'marks', 'years', 'subject', 'names', 'pin'])
  expect(names('DELED')).toEqual(['duplicates', 'school-minimum', 'marks', 'years', 'names', 'pin'])
  expect(names('DPHARM')).toEqual(['duplicates', 'school-minimum', 'marks', 'years', 'sciences', 'names', 'pin'])
})

describe('age', () => {
  const aged = (dateOfBirth: string, settings: Partial<typeof NO_CHECK_SETTINGS>) =>
    result('age', 'DPHARM', { dateOfBirth }, { settings: { ...NO_CHECK_SETTINGS, ...settings } })

  it.each([
    ['2009-11-21', { minimumAge: 17 }, 'passed'],
    ['2009-11-22', { minimumAge: 17 }, 'look'],
    ['2009-12-31', { minimumAge: 17, ageOn: '12-31' }, 'passed'],
    ['2010-01-01', { minimumAge: 17, ageOn: '12-31' }, 'look'],
    ['1996-11-21', { maximumAge: 30 }, 'passed'],
    ['1995-11-21', { maximumAge: 30 }, 'look'],
    ['', { minimumAge: 17 }, 'unknown'],
    ['2009-11-22', {}, 'none'],
  ])('born on %s with %j: %s', (born, settings, expected) => expect(aged(born, settings)).toBe(expected))

  it('says its day and bounds', () => {
    const settings = { ...NO_CHECK_SETTINGS, minimumAge: 17, maximumAge: 35, ageOn: '12-31' }
    expect(checked('age', 'BED', {}, { settings })).toMatchObject({
      rule: 'The applicant is at least 17 and at most 35 years old on 31/12/2026.',
      found: ['Born on 15/08/2003: 23 years.'],
    })
  })
})

describe('marks', () => {
  it.each([
    [{ tenthMarks: '350', tenthFullMarks: '700', tenthPercentage: '50.00' }, 'passed'],
    [{ tenthMarks: '350', tenthFullMarks: '700', tenthPercentage: '50.01' }, 'look'],
    [{ tenthMarks: '512', tenthFullMarks: '700', tenthPercentage: '73.14' }, 'passed'],
    [{ tenthMarks: '512', tenthFullMarks: '700', tenthPercentage: '73.15' }, 'look'],
    // Exactly half of the last decimal, rounded either way.
    [{ tenthMarks: '40201', tenthFullMarks: '80000', tenthPercentage: '50.25' }, 'passed'],
    [{ tenthMarks: '800', tenthFullMarks: '700', tenthPercentage: '114.28' }, 'look'],
    [{ tenthPercentage: '' }, 'look'],
    [{ tenthMarks: '' }, 'unknown'],
    [{ tenthMarks: '', twelfthPercentage: '1.00' }, 'look'],
  ])('%j: %s', (answers, expected) => expect(result('marks', 'DELED', answers)).toBe(expected))

  it('says what the percentage is', () => {
    expect(
      checked('marks', 'DELED', { tenthMarks: '350', tenthFullMarks: '700', tenthPercentage: '60.00' })?.found,
    ).toEqual(['Class 10: 350 of 700 is 50.00, not 60.00.'])
  })
})

describe('minimum', () => {
  const school = (category: string, tenthMarks: string) => ({
    category,
    tenthMarks,
    tenthFullMarks: '1000',
    tenthPercentage: 'x',
    twelfthMarks: '900',
    twelfthFullMarks: '1000',
    twelfthPercentage: 'x',
  })

  it.each([
    ['GENERAL/EWS', '500', 'passed'],
    ['GENERAL/EWS', '499', 'look'],
    ['OBC', '499', 'look'],
    ['SC', '450', 'passed'],
    ['ST', '449', 'look'],
    ['', '900', 'unknown'],
  ])('of the school, for %s with %s of 1000: %s', (category, marks, expected) => {
    expect(result('school-minimum', 'DPHARM', school(category, marks))).toBe(expected)
  })

  it.each([
    ['GENERAL/EWS', '500', 45, 'passed'],
    ['OBC', '499', 45, 'look'],
    ['SC', '450', 45, 'passed'],
    ['SC', '499', null, 'look'],
    ['', '499', 45, 'unknown'],
  ])('of the graduation, for %s with %s of 1000: %s', (category, degreeMarks, degreeMinimumReserved, expected) => {
    const settings = { ...NO_CHECK_SETTINGS, degreeMinimum: 50, degreeMinimumReserved }
    const answers = { category, degreeMarks, degreeFullMarks: '1000', degreePercentage: 'x' }
    expect(result('degree-minimum', 'BED', answers, { settings })).toBe(expected)
    expect(result('degree-minimum', 'DELED', answers, { settings })).toBe('none')
  })
})

it.each([
  [{ tenthYear: '2016' }, 'passed'],
  [{ tenthYear: '2015' }, 'look'],
  [{ tenthYear: '2019', twelfthYear: '2020' }, 'look'],
  [{ tenthYear: '2019', twelfthYear: '2021', degreeYear: '2023' }, 'look'],
  [{ tenthYear: '2019', twelfthYear: '2021', degreeYear: '2024', mastersYear: '2024' }, 'look'],
  [{ tenthYear: '2019', twelfthYear: '2021', degreeYear: '2024', mastersYear: '2025' }, 'passed'],
  [{ tenthYear: '' }, 'unknown'],
])('years %j: %s', (years, expected) => {
  const rest = { dateOfBirth: '2003-08-15', twelfthYear: '', degreeYear: '', mastersYear: '' }
  expect(result('years', 'BED', { ...rest, ...years })).toBe(expected)
})

it('the subject is one that the college teaches', () => {
  expect(result('subject', 'BED', {}, { offersSubject: false })).toBe('look')
  expect(result('subject', 'BED', {}, { offersSubject: null })).toBe('unknown')
  expect(result('sciences', 'DPHARM', { higherSubject: 'HISTORY' })).toBe('look')
  expect(result('sciences', 'DPHARM', { physicsMarks: '' })).toBe('unknown')
})

it.each([
  [{ permanentPin: '110001' }, 'look', 'Permanent address: 110001 is in DELHI, not in WEST BENGAL.'],
  [{ presentPin: '999999' }, 'unknown', 'The directory does not know 999999.'],
  [
    { presentPin: '999999', permanentPin: '110001' },
    'look',
    'Permanent address: 110001 is in DELHI, not in WEST BENGAL.',
  ],
])('PIN codes %j: %s', (answers, expected, found) => {
  expect(checked('pin', 'BED', answers)).toMatchObject({ result: expected, found: found === '' ? [] : [found] })
})

it.each([
  [{ applicantName: 'MONDAL, ASHA' }, 'passed', ''],
  [{ applicantName: 'ASHA MANDAL' }, 'look', 'Form: ASHA MANDAL. Account: ASHA MONDAL.'],
  [{ guardianRelation: 'FATHER', guardianName: 'X Y' }, 'look', 'Guardian (father): X Y. Father: BIMAL MONDAL.'],
  [{ guardianRelation: 'UNCLE', guardianName: 'X Y' }, 'passed', ''],
  [{ motherName: 'ASHA MONDAL' }, 'look', 'Applicant and mother have the same name: ASHA MONDAL.'],
  [{ applicantName: '' }, 'unknown', 'There is no name.'],
])('names %j: %s', (answers, expected, found) => {
  expect(checked('names', 'BED', answers)).toMatchObject({ result: expected, found: found === '' ? [] : [found] })
})

it.each([
  [0, 'passed'],
  [1, 'look'],
  [3, 'look'],
  [null, 'unknown'],
])('%s possible duplicates: %s', (openDuplicates, expected) => {
  expect(result('duplicates', 'BED', {}, { openDuplicates })).toBe(expected)
})
