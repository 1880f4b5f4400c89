import { expect, it } from 'vitest'
import { AnswersForm } from '../fields/answers-form.ts'
import { updateErrors } from './update-errors.ts'

it('updates only fields whose error appeared, disappeared or changed', () => {
  const form = new AnswersForm({ answers: {}, check: () => [] })
  for (const name of ['fatherName', 'motherName', 'guardianName', 'aadhaar'] as const)
    form.setIssue(name, { type: 'server', message: 'A' })
  const before = form.issues()
  updateErrors({
    form,
    fields: ['fatherName', 'motherName', 'guardianName', 'dateOfBirth'],
    validationErrors: [
      { field: 'fatherName', message: 'A' },
      { field: 'guardianName', message: 'D' },
      { field: 'dateOfBirth', message: 'E' },
      { field: 'gender', message: 'F' },
    ],
  })
  expect(form.issues()).toEqual({
    fatherName: { type: 'server', message: 'A' },
    aadhaar: { type: 'server', message: 'A' },
    guardianName: { type: 'rule', message: 'D' },
    dateOfBirth: { type: 'rule', message: 'E' },
  })
  expect(form.issues().fatherName).toBe(before.fatherName)
})
