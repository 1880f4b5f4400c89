import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'
import { describe, expect, it } from 'vitest'
import { differingAnswers, digestOf, isSameDraft, isSameForm } from './same-content.ts'

const draft: DraftContent = {
  answers: { fatherName: 'BIMAL', languages: ['Hindi', 'English'], aadhaar: '2987 6543 2106' },
  documents: { photo: 'file-1' },
  detailsSaved: true,
  educationSaved: false,
  termsAccepted: false,
}
const withAnswers = (answers: DraftContent['answers']): DraftContent => ({
  ...draft,
  answers: { ...draft.answers, ...answers },
})

describe('two forms are the same', () => {
  it('when an empty answer is missing, the progress differs, or the Aadhaar number', () => {
    expect(isSameForm(draft, withAnswers({ motherName: '' }))).toBe(true)
    expect(isSameForm(draft, { ...draft, detailsSaved: false })).toBe(true)
    expect(isSameForm(draft, withAnswers({ aadhaar: '' }))).toBe(true)
  })

  it('not when an answer or a document differs', () => {
    expect(isSameForm(draft, withAnswers({ fatherName: 'ROBIN' }))).toBe(false)
    expect(isSameForm(draft, withAnswers({ languages: ['Hindi'] }))).toBe(false)
    expect(isSameForm(draft, { ...draft, documents: { photo: 'file-2' } })).toBe(false)
    expect(isSameForm(draft, { ...draft, documents: {} })).toBe(false)
  })
})

describe('two drafts are the same', () => {
  it('when the Aadhaar number differs in its spaces only', () => {
    expect(isSameDraft(draft, withAnswers({ aadhaar: '298765432106' }))).toBe(true)
    expect(isSameDraft(draft, withAnswers({ aadhaar: '234567890124' }))).toBe(false)
  })

  it.each(['detailsSaved', 'educationSaved', 'termsAccepted'] as const)('not when %s differs', (flag) => {
    expect(isSameDraft(draft, { ...draft, [flag]: !draft[flag] })).toBe(false)
  })
})

it('leaves the Aadhaar number out of the digest', () => {
  expect(digestOf(draft)).toBe(digestOf(withAnswers({ aadhaar: '234567890124' })))
  expect(digestOf(draft)).not.toBe(digestOf(withAnswers({ fatherName: 'ROBIN' })))
})

describe('differing answers', () => {
  const { answers } = draft
  const differing = (other: DraftContent['answers']) => differingAnswers(answers, { ...answers, ...other })

  it('are those with another text', () => {
    expect(differing({})).toEqual([])
    expect(differing({ fatherName: 'ROBIN', motherName: '' })).toEqual(['fatherName'])
  })

  it('have an Aadhaar number only if both have one', () => {
    expect(differing({ aadhaar: '234567890124' })).toEqual(['aadhaar'])
    expect(differing({ aadhaar: '298765432106' })).toEqual([])
    expect(differing({ aadhaar: '' })).toEqual([])
    expect(differingAnswers({ aadhaar: '' }, { aadhaar: '234567890124' })).toEqual([])
  })
})
