import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { changedOutside } from '@pravesh/shared/admissions/status/editing'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { describe, expect, it } from 'vitest'
import { correctedAnswers, startingAnswers } from './corrected-answers.ts'
import { anEdit } from './fixtures/an-edit.ts'

describe.each(COURSE_CODES)('%s', (course) => {
  it('submits the stored answers of an untouched form', () => {
    const edit = anEdit(course)
    expect(correctedAnswers(formOf(course), startingAnswers(formOf(course), edit), edit)).toEqual(edit.answers)
  })

  it('preserves locked answers, whatever the form contains', () => {
    const edit = anEdit(course, { parts: ['personal'] })
    const typed = {
      ...startingAnswers(formOf(course), edit),
      fatherName: 'robin mondal',
      permanentPin: '1',
      tenthMarks: '9',
    }
    const after = correctedAnswers(formOf(course), typed, edit)
    expect(after).toMatchObject({ fatherName: 'ROBIN MONDAL', tenthMarks: edit.answers.tenthMarks })
    expect(changedOutside({ form: formOf(course), before: edit.answers, after, correction: edit.correction })).toEqual(
      [],
    )
  })
})

it('shows dates as dd/mm/yyyy and a masked Aadhaar number', () =>
  expect(startingAnswers(formOf('BED'), anEdit('BED'))).toMatchObject({
    dateOfBirth: '15/08/2003',
    aadhaar: expect.stringMatching(/^XXXX XXXX \d{4}$/),
  }))

it('takes editable contacts from the account, like the server', () => {
  const moved = { name: 'Asha', email: 'new@example.in', phone: '9000000001' }
  const phone = (edit: ReturnType<typeof anEdit>) => startingAnswers(formOf('BED'), { ...edit, account: moved }).phone
  expect(phone(anEdit('BED', { parts: ['contact'] }))).toBe(moved.phone)
  expect(phone(anEdit('BED', { parts: ['personal'] }))).toBe(anEdit('BED').answers.phone)
})
