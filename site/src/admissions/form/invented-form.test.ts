import { aCorrection } from '@pravesh/shared/admissions/fixtures/a-correction'
import { allDocumentsOf, longestOf, reference, shortestOf, TODAY } from '@pravesh/shared/admissions/fixtures/answers'
import { nursing, nursingFixture } from '@pravesh/shared/admissions/fixtures/invented-form'
import { errorsIn, progressOf, sectionsIn } from '@pravesh/shared/admissions/form/check-step'
import { wireField } from '@pravesh/shared/admissions/wire/answers'
import { expect, it } from 'vitest'
import { cardsOf } from '../correct/cards.ts'
import { checkUpdate, dividedDocuments } from '../correct/check-update.ts'
import { correctedAnswers, startingAnswers } from '../correct/corrected-answers.ts'
import { anEdit } from '../correct/fixtures/an-edit.ts'
import { applicationFormWords } from '../words/words.ts'
import { distinctNames } from './distinct-names.ts'
import { refusalsOf } from './refusals-of.ts'

const of = { form: nursing, fixture: nursingFixture }
const answers = longestOf(of)
const documents = allDocumentsOf(nursing, answers)
const facts = { form: nursing, reference, today: TODAY }

it('supports a fourth course form in every step of the wizard', () => {
  expect(applicationFormWords('en').form.title(nursing.screen.heading, '2026-2029')).toBe(
    'G.N.M Application Form (2026-2029)',
  )
  expect(sectionsIn(nursing, 2, answers).map(({ key }) => key)).toEqual([
    'secondary',
    'higher-secondary',
    'wards',
    'preference',
  ])
  const done = { answers, documents, detailsSaved: true, educationSaved: true, termsAccepted: true }
  const all = { detailsSaved: true, educationSaved: true, agreementAccepted: true }
  expect(progressOf(facts, { ...done, agreementAccepted: true })).toEqual(all)
  const wrong = { ...answers, wardMonths: '601' }
  expect(errorsIn(facts, 2, wrong)).toMatchObject([{ field: 'wardMonths', message: 'Enter at most 600 months' }])
  expect(progressOf(facts, { ...done, answers: wrong, agreementAccepted: true }).educationSaved).toBe(false)
  const low = shortestOf(of, { tenthMarks: '419' })
  expect(sectionsIn(nursing, 2, low).map(({ key }) => key)).not.toContain('preference')
})

it('maps server errors to the steps and fields of a fourth form', () => {
  const errors = [{ field: wireField(nursing, 'wardMonths'), message: 'No' }]
  expect(refusalsOf({ form: nursing, answers, documents, errors })).toMatchObject({
    step: 2,
    refusals: { answers: { wardMonths: { message: 'No', answer: '14' } } },
  })
  const alike = ['wardMonths', 'permanentPin'].map((field) => ({ field, message: 'Alike' }))
  expect(distinctNames(nursing, alike).map(({ message }) => message)).toEqual([
    'Work in Hospitals: Alike',
    'Permanent Address: Alike',
  ])
  const different = [alike[0] ?? [], alike[0] ?? [], { field: 'permanentPin', message: 'Other' }].flat()
  expect(distinctNames(nursing, different).map(({ message }) => message)).toEqual(['Alike', 'Alike', 'Other'])
})

it('supports a fourth form in the correction form', () => {
  const correction = aCorrection(nursing, { parts: ['education'] })
  const edit = { ...anEdit('BED'), answers, documents, correction }
  const cards = cardsOf(nursing, edit)
  expect(cards.flatMap(({ open }) => open).map(({ key }) => key)).toContain('wards')
  expect(cards.flatMap(({ open, locked }) => [...open, ...locked])).toHaveLength(nursing.sections.length)
  const typed = { ...startingAnswers(nursing, edit), wardMonths: '20', fatherName: 'X' }
  const corrected = correctedAnswers(nursing, typed, edit)
  expect(corrected).toEqual({ ...answers, wardMonths: '20' })
  const check = (changed: object) =>
    checkUpdate({ form: nursing, answers: { ...corrected, ...changed }, documents, edit, reference, isTried: true })
  expect(check({})).toMatchObject({ validationErrors: [], canSend: true })
  expect(check({ tenthMarks: '300' })).toMatchObject({ isIneligible: true, canSend: false })
  const less = { ...edit, answers: { ...answers, hasWardExperience: 'NO' } }
  expect(dividedDocuments(nursing, answers, less).open.map(({ kind }) => kind)).toEqual(['fitnessCertificate'])
})
