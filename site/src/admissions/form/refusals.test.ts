import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { validAnswers, validDocuments } from '@pravesh/shared/admissions/fixtures/answers'
import { wireField } from '@pravesh/shared/admissions/wire/answers'
import { wireDocumentField } from '@pravesh/shared/admissions/wire/documents'
import { expect, it } from 'vitest'
import { standingRefusals } from './refusals.ts'
import { refusalsOf } from './refusals-of.ts'

const course = 'BED'
const answers = validAnswers(course)
const documents = validDocuments(course, answers)
const refused = (...fields: string[]) =>
  refusalsOf({ form: formOf(course), answers, documents, errors: fields.map((field) => ({ field, message: 'No' })) })

it('returns the first step with an error', () => {
  expect(refused(wireField(formOf(course), 'tenthYear'))?.step).toBe(2)
  expect(refused(wireField(formOf(course), 'tenthYear'), wireField(formOf(course), 'aadhaar'))?.step).toBe(1)
  expect(refused(wireDocumentField('photo'))).toMatchObject({
    step: 2,
    refusals: { documents: { photo: { message: 'No', id: documents.photo } } },
  })
})

it('returns null for fields that the form does not have', () => {
  expect(refused('paymentAmount', wireDocumentField('mastersResult'), 'nonsense')).toBeNull()
})

it('leaves out a question that only the payload has', () => {
  const bed = formOf(course)
  const form = { ...bed, sections: bed.sections.filter(({ step }) => step === 2) }
  const errors = (['aadhaar', 'tenthYear'] as const).map((name) => ({ field: wireField(bed, name), message: 'No' }))
  expect(refusalsOf({ form, answers, documents, errors })).toMatchObject({
    step: 2,
    refusals: { answers: { tenthYear: { message: 'No', answer: answers.tenthYear } } },
  })
  expect(Object.keys(refusalsOf({ form, answers, documents, errors })?.refusals.answers ?? {})).toEqual(['tenthYear'])
})

it('reports a refused answer until it changes', () => {
  const { refusals } = refused(wireField(formOf(course), 'fatherName')) ?? { refusals: { answers: {}, documents: {} } }
  expect(standingRefusals(refusals, { ...answers, motherName: 'X' })).toEqual([{ field: 'fatherName', message: 'No' }])
  expect(standingRefusals(refusals, { ...answers, fatherName: 'X' })).toEqual([])
})
