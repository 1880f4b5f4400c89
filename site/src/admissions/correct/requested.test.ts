import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { aCorrection, aCorrectionOf } from '@pravesh/shared/admissions/fixtures/a-correction'
import { requestedItems } from '@pravesh/shared/admissions/status/requests'
import { expect, it } from 'vitest'
import { fieldId } from '../../forms/field-id.ts'
import { cardsOf } from './cards.ts'
import { anEdit } from './fixtures/an-edit.ts'
import { targetOf } from './request-links.ts'
import { hasManyRows, isRow, wordsAbout, wordsAt } from './requested.ts'

const form = formOf('BED')

it('shows what staff wrote about one answer at its field, which is open', () => {
  const correction = aCorrectionOf('fatherName', 'photo')
  expect(wordsAt(correction, 'fatherName')).toBe('Check fatherName.')
  expect(wordsAt(correction, 'motherName')).toBe('')
  expect(isRow(correction, 'fatherName')).toBe(false)
  expect(wordsAbout(correction, ['fatherName', 'photo'])).toEqual([])
})

it('has many rows when more than a screen of each part is to be checked', () => {
  const correction = aCorrection(form, { parts: ['personal', 'education'] })
  const items = [...requestedItems(correction)]
  expect(hasManyRows(correction, items)).toBe(true)
  expect(hasManyRows(correction, items.slice(0, 24))).toBe(false)
  // Single requests are fields, not rows.
  expect(hasManyRows(aCorrectionOf(...items), items)).toBe(false)
})

it('shows what staff wrote about a part above it, once; its many answers are rows', () => {
  const correction = aCorrection(form, { parts: ['personal', 'course'], documents: ['photo'] })
  expect(wordsAbout(correction, [...requestedItems(correction)])).toEqual(['Please check.'])
  expect(wordsAbout(correction, ['tenthMarks'])).toEqual([])
  expect(wordsAt(correction, 'fatherName')).toBe('')
  expect(isRow(correction, 'fatherName')).toBe(true)
  expect(isRow(correction, 'collegeId')).toBe(false)
  expect(isRow(correction, 'photo')).toBe(false)
})

it('folds what only follows from a request', () =>
  expect(isRow(aCorrectionOf('permanentState'), 'permanentDistrict')).toBe(true))

it('leads to a field, to a card, or to the section of a card where the part begins', () => {
  const parts = anEdit('BED', { parts: ['personal', 'education', 'course', 'documents'], documents: ['photo'] })
  const targets = (edit: typeof parts) =>
    edit.correction.requests.map((request) =>
      targetOf(request, cardsOf(form, edit), (field) => fieldId('update', field)),
    )
  expect(targets(parts)).toEqual([
    'section-preference',
    'card-personal',
    'card-academics',
    'card-documents',
    'update-photo-label',
  ])
  expect(targets({ ...parts, correction: aCorrectionOf('fatherName') })).toEqual(['update-fatherName'])
})
