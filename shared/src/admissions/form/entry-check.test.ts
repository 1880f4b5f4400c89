import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { CATEGORIES, DEGREE_STATUSES } from '../answers/options.ts'
import { formOf } from '../courses/registry.ts'
import { validAnswers } from '../fixtures/answers.ts'
import { nursing } from '../fixtures/invented-form.ts'
import { eligibility } from './eligibility.ts'
import { type EntryAnswers, entryQuestions, entryResult, NO_DEGREE, unusableEntries } from './entry-check.ts'
import { appearingNote, entryRule, minimaByPercentage } from './entry-rule.ts'

const nothing: EntryAnswers = { tenth: '', twelfth: '', degree: '', category: '' }
/** As the page sends it to the browser. */
const ruleOf = (form: Parameters<typeof entryRule>[0]) => JSON.parse(JSON.stringify(entryRule(form)))

it.each([
  ['BED', ['degree']],
  ['DELED', ['tenth', 'twelfth', 'category']],
  ['DPHARM', ['tenth', 'twelfth', 'category']],
] as const)('%s asks for %s', (course, asked) => {
  const rule = ruleOf(formOf(course))
  expect(entryQuestions(rule)).toEqual(asked)
  expect(unusableEntries(rule, nothing)).toEqual(asked)
  expect(entryResult(rule, nothing)).toBe('open')
})

it('asks at most four questions', () => {
  for (const code of COURSE_CODES) expect(entryQuestions(entryRule(formOf(code))).length).toBeLessThanOrEqual(4)
})

it('groups categories by their minimum', () => {
  const both = [
    { percentage: 50, categories: ['OBC', 'EWS', 'GENERAL'] },
    { percentage: 45, categories: ['SC', 'ST'] },
  ]
  expect(minimaByPercentage(entryRule(formOf('DELED')))).toEqual(both)
  expect(minimaByPercentage(entryRule(nursing))).toEqual([{ percentage: 60, categories: CATEGORIES }])
  expect(minimaByPercentage(entryRule(formOf('BED')))).toEqual([])
})

it.each([
  [DEGREE_STATUSES[0], 'met'],
  [DEGREE_STATUSES[1], 'met'],
  [NO_DEGREE, 'failed'],
])('B.Ed with the degree %s: %s', (degree, expected) => {
  expect(entryResult(ruleOf(formOf('BED')), { ...nothing, degree })).toBe(expected)
})

it('tells the rule for degrees that are not complete', () => {
  expect(appearingNote(formOf('BED'))).toBe('We need your Complete marksheet by 31st July')
  expect(appearingNote(formOf('DELED'))).toBe('')
})

describe.each(['DELED', 'DPHARM'] as const)('%s', (course) => {
  const result = (category: string, tenth: string, twelfth: string) =>
    entryResult(ruleOf(formOf(course)), { ...nothing, category, tenth, twelfth })

  it.each([
    ['GENERAL', '50', '50', 'met'],
    ['EWS', '49.99', '90', 'failed'],
    ['OBC', '90', '49.99 %', 'failed'],
    ['SC', '45', '45', 'met'],
    ['ST', '45', '44.99', 'failed'],
    ['SC', '', '45', 'open'],
    ['', '90', '90', 'open'],
    ['SC', '512', '90', 'open'],
    ['SC', 'A1', '90', 'open'],
    ['OTHERS', '90', '90', 'open'],
  ])('%s with %s and %s %%: %s', (category, tenth, twelfth, expected) => {
    expect(result(category, tenth, twelfth)).toBe(expected)
  })

  it('decides as the form does', () => {
    for (const category of CATEGORIES) {
      for (let hundredths = 4400; hundredths <= 5100; hundredths += 25) {
        const marks = { tenthFullMarks: '10000', tenthMarks: String(hundredths) }
        const answers = validAnswers(course, { category, ...marks })
        const twelfth = answers.twelfthPercentage ?? ''
        expect(result(category, String(hundredths / 100), twelfth)).toBe(eligibility(formOf(course), answers))
      }
    }
  })
})
