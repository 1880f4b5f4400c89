import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import { expect, it } from 'vitest'
import { checkUpdate, dividedDocuments } from './check-update.ts'
import { anEdit, type Named } from './fixtures/an-edit.ts'

const low: Answers = { category: 'GENERAL/EWS', tenthFullMarks: '700', tenthMarks: '300' }

function check(course: CourseCode, changed: Answers = {}, named: Named = {}, isTried = true) {
  const edit = anEdit(course, named)
  const answers = { ...cleanAnswers(formOf(course), { ...edit.answers, ...changed }) }
  return checkUpdate({
    form: formOf(course),
    answers,
    documents: edit.documents,
    edit,
    reference: edit.reference,
    isTried,
  })
}

it.each(COURSE_CODES)('%s: accepts the stored answers, including the masked Aadhaar number', (course) =>
  expect(check(course)).toMatchObject({ validationErrors: [], hasDocuments: true, canSend: true }),
)

it('requires the further answers and the document that a new answer entails', () =>
  expect(check('BED', { speciallyAbled: 'YES' }).validationErrors.map(({ field }) => field)).toEqual([
    'disabilityPercentage',
    'disabilityExact',
    'disabilityType',
    'disabilityNumber',
    'disabilityAuthority',
    'disabilityIssuedOn',
    'disabilityCertificate',
  ]))

it('does not check locked answers again', () =>
  expect(check('BED', { familyIncome: '1' }, { parts: ['education'] }).validationErrors).toEqual([]))

it('requires a replacement for a rejected document, and says so once the form should be sent', () => {
  const named: Named = { documents: ['tenthResult'] }
  expect(check('BED', {}, named).documentErrors).toEqual({
    tenthResult: 'We did not accept this file. Upload a different one: Class 10 result',
  })
  expect(check('BED', {}, named, false)).toMatchObject({ validationErrors: [], unreplaced: ['tenthResult'] })
})

it('hides the documents, and the button of D.Pharm, if the marks are too low', () => {
  expect(check('DELED', low)).toMatchObject({ isIneligible: true, hasDocuments: false, canSend: true })
  expect(check('DPHARM', low)).toMatchObject({ isIneligible: true, hasDocuments: false, canSend: false })
  expect(check('BED', low)).toMatchObject({ isIneligible: false, hasDocuments: true, canSend: true })
})

it('divides the documents into those that may be changed and the others', () => {
  const divided = (answers: Answers, named: Named) => {
    const { open, locked } = dividedDocuments(formOf('BED'), answers, anEdit('BED', named))
    expect(open.length + locked.length).toBeGreaterThan(5)
    return open.map(({ kind }) => kind)
  }
  const { answers } = anEdit('BED')
  expect(divided(answers, { parts: ['personal'] })).toEqual([])
  expect(divided({ ...answers, category: 'SC' }, { parts: ['personal'] })).toEqual(['casteCertificate'])
  expect(divided(answers, { documents: ['photo'] })).toEqual(['photo'])
  expect(divided(answers, { parts: ['documents'] })).toContain('photo')
})
