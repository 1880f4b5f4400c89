import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { formOf } from '../courses/registry.ts'
import { questionsOf } from '../form/questionnaire.ts'
import { documentKindsOf } from '../form/requested-documents.ts'
import { PARTS } from '../questions/parts.ts'
import { correctionOf, itemsOf, requestedItems, requestLabel, requestsFor, type StoredCorrection } from './requests.ts'

const form = formOf('BED')
const requestedAt = '2026-11-24T06:00:00.000Z'
const nothing: StoredCorrection = {
  parts: [],
  documents: [],
  reason: 'Please check.',
  askedAt: requestedAt,
  requests: [],
}

it.each(COURSE_CODES)('%s: the parts divide all questions and documents', (course) => {
  const items = PARTS.flatMap((part) => itemsOf(formOf(course), part))
  const all = [...questionsOf(formOf(course)).map(({ name }) => name), ...documentKindsOf(formOf(course))]
  expect([...items].sort()).toEqual([...all].sort())
})

describe('requests', () => {
  const rejected = [{ kind: 'photo' as const, words: 'Too dark.' }]

  it('have the words of staff for each part, and the reason of each rejected document', () => {
    const requests = requestsFor({
      form,
      parts: ['documents', 'course'],
      rejected,
      words: 'Please check.',
      requestedAt,
    })
    expect(requests).toEqual([
      { items: ['subject', 'collegeId', 'referredBy'], words: 'Please check.', requestedAt },
      { items: documentKindsOf(form).filter((kind) => kind !== 'photo'), words: 'Please check.', requestedAt },
      { items: ['photo'], words: 'Too dark.', requestedAt },
    ])
    expect(requests.map((request) => requestLabel(form, request))).toEqual([
      'Course Details',
      'Documents Details',
      'Profile photo',
    ])
  })

  it('for nothing are requests for everything', () => {
    const requests = requestsFor({ form, parts: [], rejected: [], words: '', requestedAt })
    expect(requests.map((request) => requestLabel(form, request))).toHaveLength(PARTS.length)
  })

  it('name a single question', () =>
    expect(requestLabel(form, { items: ['fatherName'], words: '', requestedAt })).toBe('Father’s name'))
})

describe('a stored correction', () => {
  it('has its requests, as they are', () => {
    const requests = [{ items: ['fatherName' as const], words: 'In full, please.', requestedAt }]
    const correction = correctionOf(form, { ...nothing, parts: ['personal'], requests })
    expect(correction).toEqual({ requests, documents: [] })
  })

  it('from before there were requests has those of its parts and documents', () => {
    const correction = correctionOf(form, { ...nothing, parts: ['contact'], documents: ['photo'] })
    expect([...requestedItems(correction)]).toEqual([...itemsOf(form, 'contact'), 'photo'])
    expect(correction.requests.map(({ words }) => words)).toEqual(['Please check.', 'Please check.'])
    expect(correctionOf(form, nothing).requests).toHaveLength(PARTS.length)
  })

  it('ignores requests that an earlier correction left', () => {
    const requests = [{ items: ['fatherName' as const], words: '', requestedAt: '2026-11-01T06:00:00.000Z' }]
    const correction = correctionOf(form, { ...nothing, parts: ['course'], requests })
    expect([...requestedItems(correction)]).toEqual(itemsOf(form, 'course'))
  })
})
