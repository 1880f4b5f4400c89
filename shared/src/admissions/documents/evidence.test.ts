import { expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { formOf } from '../courses/registry.ts'
import { sectionsOf } from '../form/questionnaire.ts'
import { documentKindsOf } from '../form/requested-documents.ts'
import { evidenceOf, sectionsShownBy } from './evidence.ts'

it.each(COURSE_CODES)('finds the marks of class 10 and 12 beside their results in %s', (course) => {
  const keys = sectionsOf(formOf(course)).map(({ key }) => key)
  expect(sectionsShownBy('tenthResult', keys)[0]).toBe('secondary')
  expect(sectionsShownBy('twelfthResult', keys)[0]).toBe('higher-secondary')
})

it.each(COURSE_CODES)('has a document for every section of marks in %s', (course) => {
  const form = formOf(course)
  const marks = sectionsOf(form).filter(({ questions }) => questions.some(({ name }) => name.endsWith('Marks')))
  const kinds = documentKindsOf(form)
  for (const { key } of marks)
    expect(
      evidenceOf(key).some((kind) => kinds.includes(kind)),
      key,
    ).toBe(true)
})
