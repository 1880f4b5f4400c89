import { describe, expect, it } from 'vitest'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, reference, storedAnswers, TODAY } from '../fixtures/answers.ts'
import { checkAnswers } from './check-answers.ts'
import { copiedAnswers } from './copied-answers.ts'

const copied = (from: 'BED' | 'DELED', to: 'BED' | 'DELED', offered = reference) =>
  copiedAnswers({ form: formOf(to), answers: storedAnswers(longestAnswers(from)), reference: offered })

describe('copied answers', () => {
  it('fill in a form for the same course, with the masked Aadhaar number', () => {
    const answers = copied('BED', 'BED')
    const account = { phone: '9812345670', email: 'a@b.in' }
    const aadhaarOnFile = answers.aadhaar
    expect(aadhaarOnFile).toMatch(/^XXXX/)
    const form = formOf('BED')
    expect(checkAnswers({ form, answers: { ...answers, ...account }, reference, today: TODAY, aadhaarOnFile })).toEqual(
      [],
    )
    expect(answers).not.toHaveProperty('phone')
    expect(answers).not.toHaveProperty('email')
  })

  it('lack what the new course does not ask', () => {
    const answers = copied('BED', 'DELED')
    expect(answers).toMatchObject({ fatherName: expect.any(String), tenthMarks: expect.any(String) })
    expect(answers).not.toHaveProperty('degreeMarks')
    expect(answers).not.toHaveProperty('subject')
  })

  it('lack a subject and a college that are not offered', () => {
    const answers = copied('BED', 'BED', { ...reference, subjects: [], colleges: [] })
    expect(answers).not.toHaveProperty('subject')
    expect(answers).not.toHaveProperty('collegeId')
  })
})
