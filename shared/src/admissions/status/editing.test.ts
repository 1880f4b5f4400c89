import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { type Answers, CERTIFICATE_PARTS, type QuestionName } from '../answers/answers.ts'
import { courseForms, formOf } from '../courses/registry.ts'
import type { DocumentKind } from '../documents/documents.ts'
import { aCorrection, aCorrectionOf } from '../fixtures/a-correction.ts'
import { longestAnswers, validAnswers, validDocuments } from '../fixtures/answers.ts'
import { cleanAnswers } from '../form/clean-answers.ts'
import { partOf, questionsOf } from '../form/questionnaire.ts'
import { PART_LABELS, PARTS } from '../questions/parts.ts'
import {
  changedOutside,
  documentsChangedOutside,
  editableDocuments,
  editableQuestions,
  sectionsWith,
} from './editing.ts'
import type { Correction } from './requests.ts'

it('the five parts have the labels of the status page', () => {
  expect(PARTS.map((part) => PART_LABELS[part])).toEqual([
    'Course Details',
    'Personal Details',
    'Contact & Address Details',
    'Education Details',
    'Documents Details',
  ])
})

describe.each(COURSE_CODES)('changed answers of %s', (course) => {
  const form = formOf(course)
  const before = longestAnswers(course)
  const changed = (name: QuestionName) => ({ ...before, [name]: name === 'languages' ? ['Hindi'] : 'CHANGED' })

  it.each(questionsOf(form).map(({ name }) => name))('allow %s only with its part', (name) => {
    const after = changed(name)
    for (const part of PARTS) {
      const found = changedOutside({ form, before, after, correction: aCorrection(form, { parts: [part] }) })
      // The college follows the subject, and both are in one part.
      expect(found).toEqual(part === partOf(form, name) ? [] : [name])
    }
    expect(changedOutside({ form, before, after, correction: aCorrection(form) })).toEqual([])
  })

  it('are empty if nothing has changed', () => {
    const after = cleanAnswers(form, before)
    for (const part of PARTS)
      expect(changedOutside({ form, before, after, correction: aCorrection(form, { parts: [part] }) })).toEqual([])
  })

  it('include answers that were removed or added', () => {
    const after = cleanAnswers(form, { ...before, speciallyAbled: 'NO' })
    const certificate = CERTIFICATE_PARTS.map((part) => `disability${part}`)
    const correction = aCorrection(form, { parts: ['contact'] })
    const names = ['speciallyAbled', 'disabilityPercentage', 'disabilityExact', 'disabilityType', ...certificate]
    expect(changedOutside({ form, before, after, correction })).toEqual(names)
    expect(changedOutside({ form, before: after, after: before, correction })).toEqual(names)
  })

  it('are allowed for a single question, and for no other', () => {
    const correction = aCorrectionOf('motherName')
    expect(changedOutside({ form, before, after: changed('motherName'), correction })).toEqual([])
    for (const name of ['applicantName', 'familyIncome', 'tenthMarks', 'collegeId'] as const)
      expect(changedOutside({ form, before, after: changed(name), correction })).toEqual([name])
  })
})

describe('the questions that follow a requested one', () => {
  const follow = (names: QuestionName[], before: Answers = validAnswers('BED')) =>
    [...editableQuestions({ form: formOf('BED'), before, correction: aCorrectionOf(...names) })].sort()

  it('are those whose answers may have to change with it', () => {
    expect(follow(['religion'])).toEqual(['religion'])
    expect(follow(['subject'])).toEqual(['collegeId', 'subject'])
    expect(follow(['tenthMarks'])).toEqual(['tenthMarks', 'tenthPercentage'])
    expect(follow(['hasStudentId'])).toEqual(['hasStudentId', 'studentId'])
    expect(follow(['hasMasters'])).toContain('mastersPercentage')
  })

  it('include what a question copies, while it does', () => {
    const answers = { guardianRelation: 'FATHER', sameAsPermanent: 'YES' }
    expect(follow(['fatherName'], answers)).toEqual(['fatherName', 'guardianName'])
    expect(follow(['fatherName'], { guardianRelation: 'UNCLE' })).toEqual(['fatherName'])
    const districts = ['permanentDistrict', 'permanentState', 'presentDistrict', 'presentState']
    expect(follow(['permanentState'], answers)).toEqual(districts)
    expect(follow(['permanentState'], { sameAsPermanent: '' })).toEqual(['permanentDistrict', 'permanentState'])
    expect(follow(['sameAsPermanent'], answers)).toHaveLength(10)
  })

  it('include every conditional and every computed question', () => {
    const lonely = courseForms.all.flatMap((form) =>
      questionsOf(form).filter(({ when, compute, follows }) => (when || compute) && !follows?.length),
    )
    expect(lonely).toEqual([])
  })
})

it('a section has its editable questions, or the others', () => {
  const form = formOf('BED')
  const editable = new Set<QuestionName>(['motherName', 'whatsapp'])
  const named = (sections: ReturnType<typeof sectionsWith>) =>
    sections.flatMap(({ questions }) => questions.map(({ name }) => name))
  expect(sectionsWith(form, editable).map(({ key }) => key)).toEqual(['personal', 'contacts'])
  expect(named(sectionsWith(form, editable))).toEqual([...editable])
  expect(named(sectionsWith(form, editable, 'locked'))).toHaveLength(questionsOf(form).length - 2)
})

it('a question of another course has no part', () => {
  expect(partOf(formOf('DELED'), 'degreeMarks')).toBeNull()
  expect(partOf(formOf('BED'), 'collegeId')).toBe('course')
})

describe('changed documents', () => {
  const form = formOf('BED')
  const before = validAnswers('BED')
  const documents = validDocuments('BED', before)
  const editable = (correction: Correction, after: Answers = before, sent = documents) =>
    editableDocuments({ form, before, after, documents: sent, correction })

  it('are refused unless they were requested, even beside a rejected one', () => {
    expect(editable(aCorrection(form, { parts: ['personal'] }))).toEqual([])
    expect(editable(aCorrection(form, { documents: ['photo'] }))).toEqual(['photo'])
    const after = { ...documents, photo: 'new', tenthResult: 'new' }
    expect(documentsChangedOutside({ before: documents, after }, ['photo'])).toEqual(['tenthResult'])
  })

  it('may be any with the documents part', () =>
    expect(editable(aCorrection(form, { parts: ['documents'] }))).toEqual(editable(aCorrection(form))))

  it('may include those that the corrected answers call for, and those that are missing', () => {
    const correction = aCorrection(form, { parts: ['personal'] })
    expect(editable(correction, { ...before, category: 'SC' })).toEqual(['casteCertificate'])
    const { photo: _, ...without } = documents
    expect(editable(correction, before, without)).toEqual(['photo'])
  })

  it('include removed ones', () => {
    const { tenthResult: _, ...after } = documents
    const kinds: DocumentKind[] = ['photo']
    expect(documentsChangedOutside({ before: documents, after }, kinds)).toEqual(['tenthResult'])
  })
})

it('an unchanged short application has no changed answers', () => {
  const form = formOf('BED')
  const before = validAnswers('BED')
  const correction = aCorrection(form, { parts: ['documents'] })
  expect(changedOutside({ form, before, after: { ...before }, correction })).toEqual([])
})
