import { describe, expect, it } from 'vitest'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import { STORED_CATEGORIES } from '../answers/options.ts'
import { formOf } from '../courses/registry.ts'
import { validAnswers } from '../fixtures/answers.ts'
import { eligibility, INELIGIBLE_MESSAGE } from './eligibility.ts'
import { schoolMinimum } from './school-minimum.ts'

const withMarks = (course: CourseCode, category: string, [tenth, twelfth]: [string, string]) =>
  validAnswers(course, {
    category,
    tenthFullMarks: '10000',
    tenthMarks: tenth,
    twelfthFullMarks: '10000',
    twelfthMarks: twelfth,
  })

it('has no minimum for B.Ed alone', () => {
  expect(COURSE_CODES.filter((code) => formOf(code).eligibility !== null)).toEqual(['DELED', 'DPHARM'])
  expect(eligibility(formOf('BED'), withMarks('BED', 'GENERAL/EWS', ['100', '100']))).toBe('met')
})

it('has a minimum for every category', () => {
  expect(STORED_CATEGORIES.map(schoolMinimum.minimumFor)).toEqual([45, 45, 50, 50, 50, 50])
  expect(schoolMinimum.minimumFor(undefined)).toBeNull()
  expect(schoolMinimum.minimumFor('OTHERS')).toBeNull()
})

describe.each(['DELED', 'DPHARM'] as const)('%s', (course) => {
  it.each([
    ['GENERAL/EWS', '5000', '5000', 'met'],
    ['GENERAL/EWS', '4999', '9000', 'failed'],
    ['GENERAL/EWS', '9000', '4999', 'failed'],
    ['OBC', '5000', '5000', 'met'],
    ['OBC', '4999', '5000', 'failed'],
    ['OBC', '5000', '4999', 'failed'],
    ['SC', '4500', '4500', 'met'],
    ['SC', '4499', '4500', 'failed'],
    ['SC', '4500', '4499', 'failed'],
    ['ST', '4500', '4500', 'met'],
    ['ST', '4500', '4499', 'failed'],
    ['', '9000', '9000', 'open'],
    ['GENERAL/EWS', '', '9000', 'open'],
    ['GENERAL/EWS', '9000', '', 'open'],
    ['GENERAL/EWS', '10001', '9000', 'open'],
  ])('%s with %s and %s of 10000: %s', (category, tenth, twelfth, expected) => {
    expect(eligibility(formOf(course), withMarks(course, category, [tenth, twelfth]))).toBe(expected)
  })

  it('does not round up', () => {
    const answers = validAnswers(course, { tenthFullMarks: '30000', tenthMarks: '14999' })
    expect(answers.tenthPercentage).toBe('50.00')
    expect(eligibility(formOf(course), answers)).toBe('failed')
  })
})

it('has the messages of the specification', () => {
  expect([INELIGIBLE_MESSAGE, schoolMinimum.ruleFor('OBC'), schoolMinimum.ruleFor('ST')]).toEqual([
    'Something went wrong, please check marks and percentage',
    'If you are from GENERAL/EWS or OBC category , Your 10th and 12th marks should be more than or equal to 50% .',
    'If you are from SC/ST category , Your 10th and 12th marks should be more than or equal to 45% .',
  ])
})
