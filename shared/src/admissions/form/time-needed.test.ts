import { expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { formOf } from '../courses/registry.ts'
import { validAnswers } from '../fixtures/answers.ts'
import { questionsOf } from './questionnaire.ts'
import { documentsFor, papersOf } from './requested-documents.ts'
import { askedOfEverybody, minutesNeeded } from './time-needed.ts'

// The counts of docs/verified/measurements.md.
it.each([
  ['BED', 45, 7, 25],
  ['DELED', 45, 6, 20],
  ['DPHARM', 40, 6, 20],
] as const)('%s asks everybody %i questions and %i papers: %i minutes', (course, questions, papers, minutes) => {
  const form = formOf(course)
  expect(askedOfEverybody(form)).toBe(questions)
  expect(papersOf(form).always).toHaveLength(papers)
  expect(minutesNeeded(form)).toBe(minutes)
})

it.each(COURSE_CODES)('counts what the shortest application to %s answers', (course) => {
  const form = formOf(course)
  const answers = validAnswers(course)
  const answered = questionsOf(form).filter(
    ({ name, kind, initial, when, optional }) =>
      !(['computed', 'account', 'check'].includes(kind) || when || optional || name.startsWith('present')) &&
      Boolean(answers[name]?.length) &&
      initial === undefined,
  )
  expect(askedOfEverybody(form)).toBe(answered.length)
  const papers = documentsFor(form, answers).filter(({ required }) => required)
  expect(papersOf(form).always).toEqual(papers.map(({ kind }) => kind))
})

it('lists conditional and optional papers apart', () => {
  expect(papersOf(formOf('BED')).ifApplicable).toEqual([
    'mastersResult',
    'casteCertificate',
    'disabilityCertificate',
    'fitnessCertificate',
    'residenceCertificate',
    'other',
  ])
})
