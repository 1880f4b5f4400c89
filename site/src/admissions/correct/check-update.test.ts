import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/answers/clean-answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Correction } from '@pravesh/shared/admissions/status/editing'
import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import { expect, it } from 'vitest'
import { checkUpdate, openDocuments } from './check-update.ts'
import { anEdit } from './fixtures/an-edit.ts'

const low: Answers = { category: 'GENERAL/EWS', tenthFullMarks: '700', tenthMarks: '300' }

function check(course: CourseCode, changed: Answers = {}, correction: Partial<Correction> = {}) {
  const edit = anEdit(course, correction)
  const answers = { ...cleanAnswers(formOf(course), { ...edit.answers, ...changed }) }
  return checkUpdate({ form: formOf(course), answers, documents: edit.documents, edit, reference: edit.reference })
}

it.each(COURSE_CODES)('%s: nothing is wrong with what was taken before, the masked number included', (course) =>
  expect(check(course)).toMatchObject({ validationErrors: [], hasDocuments: true, canSend: true }),
)

it('a new answer may ask for further answers and a document', () =>
  expect(check('BED', { speciallyAbled: 'YES' }).validationErrors.map(({ field }) => field)).toEqual([
    'disabilityPercentage',
    'disabilityType',
    'disabilityCertificate',
  ]))

it('what may not be changed is not checked again', () =>
  expect(check('BED', { familyIncome: '1' }, { parts: ['education'] }).validationErrors).toEqual([]))

it('a document that was not accepted must be another one', () =>
  expect(check('BED', {}, { documents: ['tenthResult'] }).documentErrors).toEqual({
    tenthResult: 'This was not accepted. Please upload another one: Class 10 result',
  }))

it('marks that are too low hide the documents, and D.Pharm’s button', () => {
  expect(check('DELED', low)).toMatchObject({ isIneligible: true, hasDocuments: false, canSend: true })
  expect(check('DPHARM', low)).toMatchObject({ isIneligible: true, hasDocuments: false, canSend: false })
  expect(check('BED', low)).toMatchObject({ isIneligible: false, hasDocuments: true, canSend: true })
})

it('of closed documents only those are open that the new answers ask for', () => {
  const edit = anEdit('BED', { parts: ['personal'] })
  expect(openDocuments(formOf('BED'), edit.answers, edit)).toEqual([])
  expect(openDocuments(formOf('BED'), { ...edit.answers, category: 'SC' }, edit)).toEqual(['casteCertificate'])
  expect(openDocuments(formOf('BED'), edit.answers, anEdit('BED', { parts: ['documents'] }))).toContain('photo')
})
