import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { changedOutside } from '@pravesh/shared/admissions/status/editing'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { describe, expect, it } from 'vitest'
import { correctedAnswers, startingAnswers } from './corrected-answers.ts'
import { anEdit } from './fixtures/an-edit.ts'

describe.each(COURSE_CODES)('%s', (course) => {
  it('a form that nobody touched sends what is stored', () => {
    const edit = anEdit(course)
    expect(correctedAnswers(formOf(course), startingAnswers(formOf(course), edit), edit)).toEqual(edit.answers)
  })

  it('keeps what may not be changed, whatever the form holds', () => {
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

it('shows days as people write them, and the number masked', () =>
  expect(startingAnswers(formOf('BED'), anEdit('BED'))).toMatchObject({
    dateOfBirth: '15/08/2003',
    aadhaar: expect.stringMatching(/^XXXX XXXX \d{4}$/),
  }))

it('contacts are the account’s where they may be changed, as the server has it', () => {
  const moved = { name: 'Asha', email: 'new@example.in', phone: '9000000001' }
  const phone = (edit: ReturnType<typeof anEdit>) => startingAnswers(formOf('BED'), { ...edit, account: moved }).phone
  expect(phone(anEdit('BED', { parts: ['contact'] }))).toBe(moved.phone)
  expect(phone(anEdit('BED', { parts: ['personal'] }))).toBe(anEdit('BED').answers.phone)
})
