import { longestOf, reference, shortestOf } from '@pravesh/shared/admissions/fixtures/answers'
import { nursing, nursingFixture } from '@pravesh/shared/admissions/fixtures/invented-form'
import { expect, it } from 'vitest'
import { questionsClosed } from '../correct/questions-closed.ts'
import { checkSentAnswers } from './check-sent-answers.ts'

const of = { form: nursing, fixture: nursingFixture }
const answers = longestOf(of)
const check = (changed: object, whole = answers) => {
  const typed = { ...whole, ...changed }
  return checkSentAnswers({ form: nursing, typed, answers: typed, reference, now: new Date('2026-11-21T06:00:00Z') })
}

it('the server checks the answers of a fourth form by the names of its wire', () => {
  expect(check({})).toEqual([])
  expect(check({ wardMonths: '601' })).toMatchObject([
    { field: 'gnm_form.collegeinfo.ward_months', message: 'Enter at most 600 months' },
  ])
  expect(check({}, shortestOf(of, { tenthMarks: '419' }))).toMatchObject([
    { field: '', message: 'Something went wrong, please check marks and percentage' },
    { field: 'personalinfo.category', message: 'You need 60% in classes 10 and 12.' },
  ])
})

it('the server closes what a correction of a fourth form was not asked for', () => {
  const closed = questionsClosed({
    form: nursing,
    before: answers,
    after: { ...answers, wardMonths: '20' },
    correction: { parts: ['personal'], documents: [] },
  })
  expect(closed).toMatchObject([{ field: 'gnm_form.collegeinfo.ward_months' }])
})
