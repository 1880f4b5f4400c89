import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { formOf } from '../courses/registry.ts'
import { reference, TODAY, validAnswers, validDocuments } from '../fixtures/answers.ts'
import { errorsIn, errorsShownIn, progressOf, sectionsIn } from './check-step.ts'

const facts = (course: (typeof COURSE_CODES)[number]) => ({ form: formOf(course), reference, today: TODAY })

describe.each(COURSE_CODES)('%s', (course) => {
  const answers = validAnswers(course)
  const done = {
    answers,
    documents: validDocuments(course, answers),
    detailsSaved: true,
    educationSaved: true,
    termsAccepted: true,
    agreementAccepted: true,
  }
  const all = { detailsSaved: true, educationSaved: true, agreementAccepted: true }

  it('finds no errors in a complete application and counts every step as done', () => {
    expect([...errorsIn(facts(course), 1, answers), ...errorsIn(facts(course), 2, answers)]).toEqual([])
    expect(progressOf(facts(course), done)).toEqual(all)
  })

  it('no longer counts a step as done once it has an error', () => {
    const wrong = { ...done, answers: { ...answers, permanentPin: '1' } }
    expect(progressOf(facts(course), wrong)).toEqual({ ...all, detailsSaved: false })
    const { photo: _, ...documents } = done.documents
    expect(progressOf(facts(course), { ...done, documents })).toEqual({ ...all, educationSaved: false })
    expect(progressOf(facts(course), { ...done, termsAccepted: false })).toEqual({ ...all, educationSaved: false })
  })

  it('reports the errors of one step only', () => {
    const wrong = { ...answers, permanentPin: '1', tenthYear: '19' }
    expect(errorsIn(facts(course), 1, wrong).map(({ field }) => field)).toEqual(['permanentPin'])
    expect(errorsIn(facts(course), 2, wrong).map(({ field }) => field)).toEqual(['tenthYear'])
  })
})

it('hides the college from ineligible applicants and does not let them continue', () => {
  const answers = validAnswers('DELED', { tenthMarks: '300', collegeId: '' })
  expect(sectionsIn(formOf('DELED'), 2, answers).map(({ key }) => key)).toEqual(['secondary', 'higher-secondary'])
  expect(errorsIn(facts('DELED'), 2, answers)).toEqual([])
  const done = { answers, documents: validDocuments('DELED', answers), detailsSaved: true, educationSaved: true }
  const progress = progressOf(facts('DELED'), { ...done, termsAccepted: true, agreementAccepted: true })
  expect(progress.educationSaved).toBe(false)
})

it('asks for the marks that decide in step 1, and does not call them a fault of a draft that is further on', () => {
  const answers = validAnswers('DELED', { tenthMarks: '', twelfthFullMarks: '' })
  const shown = errorsShownIn(facts('DELED'), 1, answers).map(({ field }) => field)
  expect(shown).toEqual(expect.arrayContaining(['tenthMarks', 'twelfthFullMarks']))
  expect(errorsIn(facts('DELED'), 1, answers)).toEqual([])
  expect(errorsShownIn(facts('BED'), 1, validAnswers('BED', { tenthMarks: '' }))).toEqual([])
})
