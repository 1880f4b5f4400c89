import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import type { Answers } from '../answers/answers.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, reference, TODAY, validAnswers } from '../fixtures/answers.ts'
import { checkAnswers } from '../form/check-answers.ts'
import { cleanAnswers } from '../form/clean-answers.ts'
import { contractCategory, hasAdditional, withStoredAdditional } from './additional.ts'
import { submissionFromWire } from './submission.ts'

const golden = (course: string) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, '..', 'fixtures', `${course.toLowerCase()}-submit.json`), 'utf8'),
  )

/** What a client sends that knows the contract only. */
const sentBy = (course: (typeof COURSE_CODES)[number], category: string) => {
  const payload = golden(course)
  const { submission } = submissionFromWire({ ...payload, personalinfo: { ...payload.personalinfo, category } })
  return cleanAnswers(formOf(course), submission?.answers ?? {})
}

it.each(['GENERAL/EWS', 'GENERAL', 'EWS', 'SC', 'ST', 'OBC'])(
  'accepts %s from a client of the contract',
  (category) => {
    for (const course of COURSE_CODES) {
      const answers = sentBy(course, category)
      expect(answers.category).toBe(category)
      expect(hasAdditional(answers)).toBe(false)
      const checked = { form: formOf(course), answers, reference, today: TODAY }
      expect(checkAnswers({ ...checked, isContractOnly: true })).toEqual([])
    }
  },
)

it('asks the form of the portal for the exact category and its certificate', () => {
  const found = (category: string) =>
    checkAnswers({ form: formOf('BED'), answers: sentBy('BED', category), reference, today: TODAY }).map(
      ({ field }) => field,
    )
  expect(found('GENERAL')).toEqual([])
  expect(found('GENERAL/EWS')).toEqual(['category'])
  expect(found('EWS')).toEqual(['categoryNumber', 'categoryAuthority', 'categoryIssuedOn'])
  expect(found('OBC')).toEqual(['obcGroup', 'community', 'categoryNumber', 'categoryAuthority', 'categoryIssuedOn'])
})

it('still refuses a category that is none', () => {
  const answers = { ...validAnswers('BED'), category: 'GENERAL/OBC' }
  const found = checkAnswers({ form: formOf('BED'), answers, reference, today: TODAY, isContractOnly: true })
  expect(found.map(({ field, code }) => [field, code])).toEqual([['category', 'notAnOption']])
})

it.each([
  ['GENERAL', 'GENERAL/EWS'],
  ['EWS', 'GENERAL/EWS'],
  ['GENERAL/EWS', 'GENERAL/EWS'],
  ['SC', 'SC'],
])('answers %s as %s', (category, replied) => expect(contractCategory(category)).toBe(replied))

it('keeps what a correction of the contract cannot say', () => {
  const before = longestAnswers('DELED')
  const sent: Answers = Object.fromEntries(
    Object.entries(before).filter(([name]) => !hasAdditional({ [name]: before[name as 'apaar'] })),
  )
  expect(withStoredAdditional(sent, before)).toEqual(before)
  expect(withStoredAdditional({ ...sent, category: 'GENERAL/EWS' }, { category: 'EWS' }).category).toBe('EWS')
  // The certificate was that of another category.
  const changed = withStoredAdditional({ ...sent, category: 'SC' }, before)
  expect(changed).toMatchObject({ category: 'SC', minority: 'YES', disabilityNumber: before.disabilityNumber })
  expect(changed).not.toHaveProperty('categoryNumber')
  expect(changed).not.toHaveProperty('community')
  // A form of the portal says all.
  expect(withStoredAdditional({ category: 'OBC', community: 'X' }, before)).toEqual({ category: 'OBC', community: 'X' })
})
