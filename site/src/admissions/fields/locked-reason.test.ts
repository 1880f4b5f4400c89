import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { expect, it } from 'vitest'
import { lockedReason } from './locked-reason.ts'

it.each<[Question['name'], ReturnType<typeof lockedReason>]>([
  ['phone', 'account'],
  ['guardianName', 'guardian'],
  ['tenthMarks', 'marks'],
  ['tenthPercentage', null],
  ['presentDistrict', null],
])('%s cannot be changed because of: %s', (name, expected) => {
  const question = questionsOf(formOf('BED')).find((each) => each.name === name)
  expect(question && lockedReason(question)).toBe(expected)
})
