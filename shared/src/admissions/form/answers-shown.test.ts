import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { NO_REFERENCE } from '../answers/form-reference.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, reference, storedAnswers, validAnswers } from '../fixtures/answers.ts'
import { answersShown } from './answers-shown.ts'
import { questionsOf, sectionsOf } from './questionnaire.ts'

describe.each(COURSE_CODES)('%s', (course) => {
  it('shows every question that was asked, in the sections of the form', () => {
    const answers = longestAnswers(course)
    const shown = answersShown({ form: formOf(course), answers, reference })
    expect(shown.map(({ title }) => title)).toEqual(sectionsOf(formOf(course)).map(({ title }) => title))
    const rows = shown.flatMap((section) => section.rows)
    const asked = questionsOf(formOf(course)).filter(({ name }) => answers[name] || !name.endsWith('ValidUntil'))
    expect(rows.map(({ label }) => label)).toEqual(asked.map(({ label }) => label))
    expect(rows.filter(({ value }) => value === '')).toEqual([])
  })

  it('omits questions that were not asked', () => {
    const rows = answersShown({ form: formOf(course), answers: validAnswers(course), reference }).flatMap(
      (section) => section.rows,
    )
    const labels = rows.map(({ label }) => label)
    expect(labels).not.toContain('Student ID')
    expect(labels).not.toContain('Type of disability')
    expect(labels).not.toContain('If class 10 has no marks: how it is graded')
  })

  it('shows only the last four digits of the Aadhaar number', () => {
    for (const answers of [longestAnswers(course), storedAnswers(longestAnswers(course))]) {
      const shown = JSON.stringify(answersShown({ form: formOf(course), answers, reference }))
      expect(shown).toContain('XXXX XXXX 2101')
      expect(shown).not.toContain(longestAnswers(course).aadhaar)
    }
  })
})

it('formats answers for display', () => {
  const shown = (answers = longestAnswers('BED'), known = reference) =>
    Object.fromEntries(
      answersShown({ form: formOf('BED'), answers, reference: known }).flatMap(({ rows }) =>
        rows.map(({ label, value }) => [label, value]),
      ),
    )
  expect(shown()).toMatchObject({
    'Date of birth': '15/08/2003',
    'Languages you know': 'Bengali, English',
    'Same as Permanent': 'NO',
    'If class 10 has no marks: how it is graded': 'Percentage stated by the board or university',
    'Percentage of class 10': '73.14%',
    'Preferred college': 'Shalbani Teachers’ College',
  })
  expect(shown(validAnswers('BED'))['Same as Permanent']).toBe('YES')
  // A college that is no longer offered is shown by its stored id.
  expect(shown(validAnswers('BED'), NO_REFERENCE)['Preferred college']).toBe('college-1')
})
