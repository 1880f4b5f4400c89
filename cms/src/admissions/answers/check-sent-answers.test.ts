import { aCorrection } from '@pravesh/shared/admissions/fixtures/a-correction'
import { longestOf, reference, shortestOf } from '@pravesh/shared/admissions/fixtures/answers'
import { nursing, nursingFixture } from '@pravesh/shared/admissions/fixtures/invented-form'
import { expect, it } from 'vitest'
import { checkLockedAnswers } from '../correct/check-locked-answers.ts'
import { checkSentAnswers } from './check-sent-answers.ts'

const of = { form: nursing, fixture: nursingFixture }
const answers = longestOf(of)
const check = (changed: object, base = answers) => {
  const typed = { ...base, ...changed }
  return checkSentAnswers({ form: nursing, typed, answers: typed, reference, now: new Date('2026-11-21T06:00:00Z') })
}

it('validates the answers of an additional course form under its wire names', () => {
  expect(check({})).toEqual([])
  expect(check({ wardMonths: '601' })).toMatchObject([
    { field: 'gnm_form.collegeinfo.ward_months', message: 'Enter at most 600 months' },
  ])
  expect(check({}, shortestOf(of, { tenthMarks: '419' }))).toMatchObject([
    { field: '', message: 'Something went wrong, please check marks and percentage' },
    { field: 'personalinfo.category', message: 'You need 60% in classes 10 and 12.' },
  ])
})

it('locks answers of an additional course form outside the requested parts', () => {
  const locked = checkLockedAnswers({
    form: nursing,
    before: answers,
    after: { ...answers, wardMonths: '20' },
    correction: aCorrection(nursing, { parts: ['personal'] }),
  })
  expect(locked).toMatchObject([{ field: 'gnm_form.collegeinfo.ward_months' }])
})
