import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import type { QuestionName } from '../answers/answers.ts'
import { cleanAnswers } from '../answers/clean-answers.ts'
import { partOf, questionsOf } from '../answers/questionnaire.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, validAnswers } from '../fixtures/answers.ts'
import { changedOutside, documentsChangedOutside, editableParts, mayCorrect } from './editing.ts'
import { PART_LABELS, PARTS } from './parts.ts'
import { APPLICATION_STATUSES } from './status.ts'

it('only what staff have sent back may be changed', () => {
  expect(APPLICATION_STATUSES.filter(mayCorrect)).toEqual(['SENT_BACK', 'APPROVED_SENT_BACK'])
})

it('the five parts are those of the status page', () => {
  expect(PARTS.map((part) => PART_LABELS[part])).toEqual([
    'Course Details',
    'Personal Details',
    'Contact & Address Details',
    'Education Details',
    'Documents Details',
  ])
})

describe('the parts that may be changed', () => {
  it('are all, where none was named', () => {
    expect(editableParts({ parts: [], documents: [] })).toEqual(PARTS)
  })

  it('are those that were named, in the order of the page', () => {
    expect(editableParts({ parts: ['education', 'course'], documents: [] })).toEqual(['course', 'education'])
  })

  it('are the documents too, where one was not accepted', () => {
    expect(editableParts({ parts: [], documents: ['photo'] })).toEqual(['documents'])
    expect(editableParts({ parts: ['personal'], documents: ['photo'] })).toEqual(['personal', 'documents'])
  })
})

describe.each(COURSE_CODES)('%s: answers changed', (course) => {
  const before = longestAnswers(course)
  const changed = (name: QuestionName) => ({ ...before, [name]: name === 'languages' ? ['Hindi'] : 'CHANGED' })

  it.each(questionsOf(formOf(course)).map(({ name }) => name))('%s only with its part', (name) => {
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

  it('nothing was, when nothing was', () => {
    const after = cleanAnswers(formOf(course), before)
    for (const part of PARTS) {
      expect(
        changedOutside({ form: formOf(course), before, after, correction: { parts: [part], documents: [] } }),
      ).toEqual([])
    }
  })

  it('answers that are gone or new count as changed', () => {
    const after = cleanAnswers(formOf(course), { ...before, speciallyAbled: 'NO' })
    const correction = { parts: ['contact'] as const, documents: [] }
    const names = ['speciallyAbled', 'disabilityPercentage', 'disabilityType']
    expect(changedOutside({ form: formOf(course), before, after, correction })).toEqual(names)
    expect(changedOutside({ form: formOf(course), before: after, after: before, correction })).toEqual(names)
  })
})

it('a question of another course belongs to no part', () => {
  expect(partOf(formOf('DELED'), 'degreeMarks')).toBeNull()
  expect(partOf(formOf('BED'), 'collegeId')).toBe('course')
})

describe('documents changed', () => {
  const before = { photo: 'a', tenthResult: 'b' }
  const after = { photo: 'c', tenthResult: 'b', casteCertificate: 'd' }
  const outside = (correction: Parameters<typeof editableParts>[0], newlyAsked: 'casteCertificate'[] = []) =>
    documentsChangedOutside({ before, after, correction, newlyAsked }).sort()

  it('are refused while the documents are closed', () => {
    expect(outside({ parts: ['personal'], documents: [] })).toEqual(['casteCertificate', 'photo'])
  })

  it('may be those that the corrected answers ask for', () => {
    expect(outside({ parts: ['personal'], documents: [] }, ['casteCertificate'])).toEqual(['photo'])
  })

  it('may be any while the documents are open', () => {
    expect(outside({ parts: ['documents'], documents: [] })).toEqual([])
    expect(outside({ parts: [], documents: ['photo'] })).toEqual([])
    expect(outside({ parts: [], documents: [] })).toEqual([])
  })

  it('count when one was removed', () => {
    const correction = { parts: ['personal'] as const, documents: [] }
    expect(documentsChangedOutside({ before, after: { photo: 'a' }, correction, newlyAsked: [] })).toEqual([
      'tenthResult',
    ])
  })
})

it('a short application stays whole when it is looked at again', () => {
  const before = validAnswers('BED')
  const correction = { parts: ['documents'] as const, documents: [] }
  expect(changedOutside({ form: formOf('BED'), before, after: { ...before }, correction })).toEqual([])
})
