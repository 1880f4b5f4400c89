import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { feeParts } from '../../fees/fees.ts'
import { SPECIFIED } from '../../payments/refunds/agreed-terms.ts'
import { agreementFor } from '../agreement/agreement.ts'
import { agreementHtml } from '../agreement/agreement-html.ts'
import { consentsOf } from '../agreement/consents.ts'
import type { Answers } from '../answers/answers.ts'
import { aCorrection } from '../fixtures/a-correction.ts'
import {
  account,
  allDocumentsOf,
  college,
  longestOf,
  reference,
  shortestOf,
  storedAnswers,
  TODAY,
} from '../fixtures/answers.ts'
import { fourForms, nursing, nursingFixture } from '../fixtures/invented-form.ts'
import { costsOf, feeTable } from '../fixtures/submission.ts'
import { answersShown } from '../form/answers-shown.ts'
import { blankAnswers } from '../form/blank-answers.ts'
import { checkAnswers } from '../form/check-answers.ts'
import { missingDocuments } from '../form/check-documents.ts'
import { cleanAnswers } from '../form/clean-answers.ts'
import { eligibility } from '../form/eligibility.ts'
import { hasQuestion, partOf, questionsOf, sectionsOf } from '../form/questionnaire.ts'
import { documentKindsOf, documentsFor } from '../form/requested-documents.ts'
import { applicationNumber } from '../status/application-number.ts'
import { changedOutside } from '../status/editing.ts'
import { questionOfWireField, wireField } from '../wire/answers.ts'
import { applicationToWire } from '../wire/application.ts'
import { type CorrectionSent, correctionFromWire, correctionToWire } from '../wire/correction.ts'
import { type Submission, submissionFromWire, submissionToWire } from '../wire/submission.ts'
import { courseForms, coursesWithQuestion, formOf, QUESTION_NAMES, registerCourseForms } from './registry.ts'

const of = { form: nursing, fixture: nursingFixture }
const shortest = shortestOf(of)
const longest = longestOf(of)
const overTheWire = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload))

describe('the registry', () => {
  it('has a form for every course, and for nothing else', () => {
    expect(courseForms.all.map(({ code }) => code)).toEqual(COURSE_CODES)
    for (const code of COURSE_CODES) expect(formOf(code).code).toBe(code)
    for (const code of ['GNM', '', null, '__proto__', ['BED']]) expect(courseForms.find(code)).toBeNull()
    expect(() => formOf(nursing.code)).toThrow('GNM has no application form')
  })

  it('accepts a further form', () => {
    expect(fourForms.find('GNM')).toBe(nursing)
    expect(fourForms.of(nursing.code)).toBe(nursing)
    expect(fourForms.questionNames).toEqual([...QUESTION_NAMES, 'hasWardExperience', 'wardMonths', 'residence'])
  })

  it('refuses two forms with the same code or wire name', () => {
    expect(() => registerCourseForms([nursing, { ...formOf('BED'), code: nursing.code }])).toThrow('GNM')
    expect(() => registerCourseForms([nursing, { ...formOf('BED'), wire: nursing.wire }])).toThrow('gnm_form')
  })

  it('knows which courses ask a question', () => {
    expect(coursesWithQuestion('subject')).toEqual(['BED'])
    expect(coursesWithQuestion('twelfthInstitute')).toEqual(['DELED', 'DPHARM'])
  })
})

describe('an invented fourth form', () => {
  it('asks its questions', () => {
    expect(sectionsOf(nursing).map(({ title }) => title)).toContain('Work in Hospitals')
    expect(questionsOf(nursing).map(({ name }) => name)).toEqual(Object.keys(longest))
    expect([hasQuestion(nursing, 'wardMonths'), hasQuestion(nursing, 'physicsMarks')]).toEqual([true, false])
    expect([partOf(nursing, 'wardMonths'), partOf(nursing, 'physicsMarks')]).toEqual(['education', null])
    expect(blankAnswers(nursing, account)).toMatchObject({ wardMonths: '', applicantName: 'ASHA MONDAL' })
  })

  it('stores only answers to its questions', () => {
    expect(cleanAnswers(nursing, { ...longest, physicsMarks: '60' })).toEqual(longest)
    expect(Object.keys(cleanAnswers(nursing, { ...longest, hasWardExperience: 'NO' }))).not.toContain('wardMonths')
  })

  const validationErrors = (changed: Answers) => {
    const found = checkAnswers({ form: nursing, answers: { ...longest, ...changed }, reference, today: TODAY })
    return found.map(({ field, message }) => [field, message])
  }

  it('checks answers', () => {
    expect(checkAnswers({ form: nursing, answers: shortest, reference, today: TODAY })).toEqual([])
    expect(validationErrors({})).toEqual([])
    expect(validationErrors({ wardMonths: '' })).toEqual([['wardMonths', 'Enter the months on a ward']])
    expect(validationErrors({ wardMonths: '601' })).toEqual([['wardMonths', 'Enter at most 600 months']])
    expect(validationErrors({ residence: 'TENT', subject: 'ALCHEMY' })).toEqual([
      ['residence', 'Choose the residence'],
      ['subject', 'Choose your preferred subject'],
    ])
  })

  it('requests documents', () => {
    const kinds = (answers: Answers) => documentsFor(nursing, answers).map(({ kind }) => kind)
    expect(kinds(shortest)).not.toContain('fitnessCertificate')
    expect(kinds(longest)).toEqual(expect.arrayContaining(['fitnessCertificate', 'residenceCertificate']))
    expect(documentKindsOf(nursing)).not.toContain('casteCertificate')
    const { fitnessCertificate: _, residenceCertificate: __, ...documents } = allDocumentsOf(nursing, longest)
    expect(missingDocuments(nursing, longest, documents)).toEqual([
      { kind: 'fitnessCertificate', code: 'required', message: 'Upload your fitness certificate' },
    ])
  })

  it('has its own minimum percentages', () => {
    const withMarks = (tenthMarks: string) => eligibility(nursing, shortestOf(of, { tenthMarks }))
    expect(withMarks('420')).toBe('met')
    expect(withMarks('419')).toBe('failed')
    expect(withMarks('')).toBe('open')
  })

  const parts = feeParts(college.totalPricePaise, feeTable)
  const facts = {
    collegeName: college.name,
    sessionYear: '2026-2029',
    courseFeePaise: college.totalPricePaise,
    parts,
    refundTerms: SPECIFIED,
    costs: costsOf('BED'),
  }
  const agreement = (answers: Answers) => agreementHtml(agreementFor({ form: nursing, answers, ...facts }))

  it('has an agreement', () => {
    expect(agreement(longest)).toContain('Agreement for G.N.M, session 2026-2029')
    expect(agreement(longest)).toContain('There are three examination fees, one for each year.')
    expect(agreement(longest)).toContain('I keep the rules of the hostel.')
    expect(agreement(shortest)).not.toContain('hostel.')
    expect(consentsOf(nursing, facts).map(({ key }) => key)).toEqual(['fees', 'truth', 'agreement'])
  })

  const submission = (answers: Answers): Submission => ({
    course: nursing.code,
    courseId: 'course-gnm',
    collegeId: college.id,
    collegeName: college.name,
    sessionYear: '2026-2029',
    feePaise: 90_000,
    courseFeePaise: college.totalPricePaise,
    answers,
    documents: allDocumentsOf(nursing, answers),
    termsAccepted: true,
    agreementHtml: agreement(answers),
    number: applicationNumber({ course: nursing.code, now: new Date('2026-11-21T06:00:00Z') }),
    merchantId: 'MUID1',
    paymentId: 'T1',
  })

  it.each([
    ['shortest', shortest],
    ['longest', longest],
  ])('serialises and parses its %s application', (_, answers) => {
    const sent = submission(answers)
    const payload = overTheWire(submissionToWire(sent, fourForms))
    expect(payload).toMatchObject({ course_name: 'GNM', gnm_form: { choose_subject: 'HISTORY' } })
    const read = submissionFromWire(payload, fourForms)
    expect(read.validationErrors).toEqual([])
    expect({ ...read.submission, answers: cleanAnswers(nursing, read.submission?.answers ?? {}) }).toEqual(sent)
  })

  it('maps every question to a wire field and back', () => {
    for (const { name } of questionsOf(nursing)) {
      expect(questionOfWireField(nursing, wireField(nursing, name))).toBe(name)
    }
    expect(wireField(nursing, 'wardMonths')).toBe('gnm_form.collegeinfo.ward_months')
  })

  it('is unknown to a registry without it', () => {
    const { submission: none, validationErrors } = submissionFromWire(submissionToWire(submission(shortest), fourForms))
    expect(none).toBeNull()
    expect(validationErrors.map(({ field }) => field)).toEqual(['course_name'])
    expect(submission(shortest).number).toBe('GNM20261795240800000')
  })

  it('serialises and parses corrections, and detects changes outside the requested parts', () => {
    const before = storedAnswers(longest)
    const answers = { ...before, wardMonths: '20' }
    const sent: CorrectionSent = {
      applicationId: 'application-1',
      collegeName: college.name,
      answers,
      documents: allDocumentsOf(nursing, answers),
      agreementHtml: agreement(answers),
    }
    const payload = overTheWire(correctionToWire(nursing, sent))
    const { correction, validationErrors } = correctionFromWire({
      form: nursing,
      sent: payload,
      before,
      colleges: reference.colleges,
    })
    expect(validationErrors).toEqual([])
    expect({ ...correction, answers: cleanAnswers(nursing, correction?.answers ?? {}) }).toEqual(sent)
    const changed = (parts: ('personal' | 'education')[]) =>
      changedOutside({ form: nursing, before, after: answers, correction: aCorrection(nursing, { parts }) })
    expect(changed(['education'])).toEqual([])
    expect(changed(['personal'])).toEqual(['wardMonths'])
  })

  it('is displayed with its answers', () => {
    const shown = answersShown({ form: nursing, answers: longest, reference })
    expect(shown.find(({ key }) => key === 'wards')?.rows).toEqual([
      { label: 'Have you worked on a ward?', value: 'YES' },
      { label: 'Months on a ward', value: '14' },
      { label: 'Residence', value: 'HOSTEL' },
    ])
  })

  it('is serialised for its owner', () => {
    const view = { course: nursing.code, status: 'SUBMITTED', feeParts: [], feePaise: 0, courseFeePaise: 0 }
    const payload = applicationToWire({
      form: nursing,
      // biome-ignore lint/suspicious/noExplicitAny: only the fields that the contract needs
      view: view as any,
      courseId: '',
      collegeId: college.id,
      answers: longest,
      documents: {},
      merchantId: '',
      paymentId: '',
    })
    expect(payload).toMatchObject({ course_name: 'GNM', gnm_form: { residence: 'HOSTEL' } })
  })
})
