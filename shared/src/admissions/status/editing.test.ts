import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import type { QuestionName } from '../answers/answers.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, validAnswers } from '../fixtures/answers.ts'
import { cleanAnswers } from '../form/clean-answers.ts'
import { partOf, questionsOf } from '../form/questionnaire.ts'
import { PART_LABELS, PARTS } from '../questions/parts.ts'
import { changedOutside, documentsChangedOutside, editableParts, mayCorrect } from './editing.ts'
import { APPLICATION_STATUSES } from './status.ts'

it('students may edit only applications that were sent back', () => {
  expect(APPLICATION_STATUSES.filter(mayCorrect)).toEqual(['SENT_BACK', 'APPROVED_SENT_BACK'])
})

it('the five parts have the labels of the status page', () => {
  expect(PARTS.map((part) => PART_LABELS[part])).toEqual([
    'Course Details',
    'Personal Details',
    'Contact & Address Details',
    'Education Details',
    'Documents Details',
  ])
})

describe('the editable parts', () => {
  it('are all parts if none is named', () => {
    expect(editableParts({ parts: [], documents: [] })).toEqual(PARTS)
  })

  it('are the named parts, in the order of the page', () => {
    expect(editableParts({ parts: ['education', 'course'], documents: [] })).toEqual(['course', 'education'])
  })

  it('include the documents if any was rejected', () => {
    expect(editableParts({ parts: [], documents: ['photo'] })).toEqual(['documents'])
    expect(editableParts({ parts: ['personal'], documents: ['photo'] })).toEqual(['personal', 'documents'])
  })
})

describe.each(COURSE_CODES)('changed answers of %s', (course) => {
  const before = longestAnswers(course)
  const changed = (name: QuestionName) => ({ ...before, [name]: name === 'languages' ? ['Hindi'] : 'CHANGED' })

  it.each(questionsOf(formOf(course)).map(({ name }) => name))('allow %s only with its part', (name) => {
    const after = changed(name)
    for (const part of PARTS) {
      const found = changedOutside({
        form: formOf(course),
        before,
        after,
        correction: { parts: [part], documents: [] },
      })
      expect(found).toEqual(part === partOf(formOf(course), name) ? [] : [name])
    }
    expect(changedOutside({ form: formOf(course), before, after, correction: { parts: [], documents: [] } })).toEqual(
      [],
    )
  })

  it('are empty if nothing has changed', () => {
    const after = cleanAnswers(formOf(course), before)
    for (const part of PARTS) {
      expect(
        changedOutside({ form: formOf(course), before, after, correction: { parts: [part], documents: [] } }),
      ).toEqual([])
    }
  })

  it('include answers that were removed or added', () => {
    const after = cleanAnswers(formOf(course), { ...before, speciallyAbled: 'NO' })
    const correction = { parts: ['contact'] as const, documents: [] }
    const names = ['speciallyAbled', 'disabilityPercentage', 'disabilityType']
    expect(changedOutside({ form: formOf(course), before, after, correction })).toEqual(names)
    expect(changedOutside({ form: formOf(course), before: after, after: before, correction })).toEqual(names)
  })
})

it('a question of another course has no part', () => {
  expect(partOf(formOf('DELED'), 'degreeMarks')).toBeNull()
  expect(partOf(formOf('BED'), 'collegeId')).toBe('course')
})

describe('changed documents', () => {
  const before = { photo: 'a', tenthResult: 'b' }
  const after = { photo: 'c', tenthResult: 'b', casteCertificate: 'd' }
  const outside = (correction: Parameters<typeof editableParts>[0], newlyAsked: 'casteCertificate'[] = []) =>
    documentsChangedOutside({ before, after, correction, newlyAsked }).sort()

  it('are refused if the documents part is not editable', () => {
    expect(outside({ parts: ['personal'], documents: [] })).toEqual(['casteCertificate', 'photo'])
  })

  it('may include those that the corrected answers require', () => {
    expect(outside({ parts: ['personal'], documents: [] }, ['casteCertificate'])).toEqual(['photo'])
  })

  it('may be any if the documents part is editable', () => {
    expect(outside({ parts: ['documents'], documents: [] })).toEqual([])
    expect(outside({ parts: [], documents: ['photo'] })).toEqual([])
    expect(outside({ parts: [], documents: [] })).toEqual([])
  })

  it('include removed ones', () => {
    const correction = { parts: ['personal'] as const, documents: [] }
    expect(documentsChangedOutside({ before, after: { photo: 'a' }, correction, newlyAsked: [] })).toEqual([
      'tenthResult',
    ])
  })
})

it('an unchanged short application has no changed answers', () => {
  const before = validAnswers('BED')
  const correction = { parts: ['documents'] as const, documents: [] }
  expect(changedOutside({ form: formOf('BED'), before, after: { ...before }, correction })).toEqual([])
})
