import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import type { Answers } from '../answers/answers.ts'
import { formOf } from '../courses/registry.ts'
import { account, allDocuments, college, longestAnswers, reference, TODAY, validAnswers } from '../fixtures/answers.ts'
import { randomAnswers, seededRandom } from '../fixtures/random.ts'
import { aCorrection, aSubmission } from '../fixtures/submission.ts'
import { checkAnswers } from '../form/check-answers.ts'
import { cleanAnswers } from '../form/clean-answers.ts'
import { correctedApplication, correctionFromWire, correctionToWire } from './correction.ts'
import { type Submission, submissionFromWire, submissionToWire } from './submission.ts'

const golden = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'fixtures', `${name}.json`), 'utf8'))
const overTheWire = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload))
const names = (value: unknown) => Object.keys(value as object).sort()

describe.each(COURSE_CODES)('a submission of %s', (course) => {
  const file = `${course.toLowerCase()}-submit`

  // Its fields are those of the contract. (spec 2, 3 "Submit payload")
  it(`is serialised as, and parsed from, admissions/fixtures/${file}.json`, () => {
    const sent = aSubmission(course)
    expect(overTheWire(submissionToWire(sent))).toEqual(golden(file))
    const { submission, validationErrors } = submissionFromWire(golden(file))
    expect(validationErrors).toEqual([])
    expect(submission).toEqual({ ...sent, answers: expect.anything() })
    expect(cleanAnswers(formOf(course), submission?.answers ?? {})).toEqual(sent.answers)
  })

  it('survives a round trip and stays valid', () => {
    for (const answers of [validAnswers(course), longestAnswers(course)]) {
      const sent: Submission = { ...aSubmission(course, answers), documents: allDocuments(course, answers) }
      const { submission, validationErrors } = submissionFromWire(overTheWire(submissionToWire(sent)))
      expect(validationErrors).toEqual([])
      const read = cleanAnswers(formOf(course), submission?.answers ?? {})
      expect({ ...submission, answers: read }).toEqual(sent)
      expect(checkAnswers({ form: formOf(course), answers: read, reference, today: TODAY })).toEqual([])
    }
  })

  it('survives a round trip with any answers', () => {
    const random = seededRandom(5)
    for (let turn = 0; turn < 700; turn++) {
      const answers = cleanAnswers(formOf(course), randomAnswers(course, random))
      const sent = { ...aSubmission(course), answers, collegeId: answers.collegeId ?? '' }
      const { submission, validationErrors } = submissionFromWire(overTheWire(submissionToWire(sent)))
      expect(validationErrors).toEqual([])
      expect(cleanAnswers(formOf(course), submission?.answers ?? {})).toEqual(answers)
    }
  })

  it('may omit the values that the server computes', () => {
    const payload = golden(file) as Record<string, unknown>
    for (const name of ['paymentAmount', 'course_fees', 'MUID', 'paymentId', 'AppID', 'agreementCopy']) {
      for (const none of [undefined, null, '']) {
        const { submission, validationErrors } = submissionFromWire({ ...payload, [name]: none })
        expect(validationErrors).toEqual([])
        expect(submission?.collegeId).toBe(college.id)
      }
    }
    const bare = { ...payload, paymentAmount: undefined, course_fees: null, AppID: '' }
    expect(submissionFromWire(bare).submission).toMatchObject({ feePaise: null, courseFeePaise: null, number: '' })
  })

  it('parses amounts in rupees, as numbers or text', () => {
    const fee = (paymentAmount: unknown) => submissionFromWire({ ...(golden(file) as object), paymentAmount })
    expect(fee(1000).submission?.feePaise).toBe(100_000)
    expect(fee('1000').submission?.feePaise).toBe(100_000)
    expect(fee('999.99').submission?.feePaise).toBe(99_999)
    expect(fee(0).submission?.feePaise).toBe(0)
    for (const wrong of [-1, '1e3', '₹1000', 1e12, { $gt: 0 }, [1000], true]) {
      const { submission, validationErrors } = fee(wrong)
      expect(validationErrors.map(({ field }) => field)).toEqual(['paymentAmount'])
      expect(submission?.feePaise).toBeNull()
    }
  })

  it.each([
    [true, true],
    ['true', true],
    ['YES', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [null, false],
  ])('parses %j as accepted terms: %s', (checked, accepted) => {
    const { submission, validationErrors } = submissionFromWire({ ...(golden(file) as object), checked })
    expect(validationErrors).toEqual([])
    expect(submission?.termsAccepted).toBe(accepted)
  })
})

it('each course has the documents that the specification lists', () => {
  const documents = (course: string) => names((golden(`${course}-submit`) as Record<string, unknown>).documentinfo)
  const all = (list: string) => list.split(' ').sort()
  const common =
    'profileImg signatureImg admit10thImg result10thImg result12thImg resultAadharImg resultCastImg otherImg'
  expect(documents('deled')).toEqual(all(`${common} disableImg`))
  expect(documents('dpharm')).toEqual(all(`${common} disableImg fitnessImg residenceImg`))
  expect(documents('bed')).toEqual(all(`${common} disableImg fitnessImg residenceImg resultugImg resultpgImg`))
})

it('a submission has the top-level fields that the specification lists', () => {
  expect(names(golden('dpharm-submit'))).toEqual(
    `paymentAmount MUID paymentId AppID courseID collegeID session_year course_name course_fees have_bss_id bss_id personalinfo
    contactinfo addressinfo dpharm_form documentinfo reffered_by checked agreementCopy`
      .split(/\s+/)
      .sort(),
  )
})

it('a correction has the fields that the specification lists and three of our own', () => {
  expect(names(golden('deled-reupdate'))).toEqual(
    `apply_id have_bss_id bss_id personalinfo contactinfo addressinfo documentinfo agreementCopy dled_form collegeID reffered_by additionalinfo`
      .split(/\s+/)
      .sort(),
  )
})

describe.each(COURSE_CODES)('a correction of %s', (course) => {
  const file = `${course.toLowerCase()}-reupdate`
  const sent = aCorrection(course)
  const read = (payload: unknown, before: Answers = sent.answers) =>
    correctionFromWire({ form: formOf(course), sent: payload, before, colleges: reference.colleges })

  // Its fields are those of the contract. (spec 3, 3 "Re-update payload")
  it(`is serialised as, and parsed from, admissions/fixtures/${file}.json`, () => {
    expect(overTheWire(correctionToWire(formOf(course), sent))).toEqual(golden(file))
    const { correction, validationErrors } = read(golden(file))
    expect(validationErrors).toEqual([])
    expect({ ...correction, answers: cleanAnswers(formOf(course), correction?.answers ?? {}) }).toEqual(sent)
    expect(correctedApplication(golden(file))).toBe('application-1')
  })

  it('preserves answers that have no field in the contract’s payload', () => {
    const { collegeID: _, reffered_by: __, ...payload } = golden(file) as Record<string, unknown>
    expect(read(payload).correction?.answers).toMatchObject({ collegeId: college.id, referredBy: 'SCHOOL TEACHER' })
    expect(read({ ...payload, reffered_by: '' }).correction?.answers.referredBy).toBe('')
  })

  it('finds the college by name if no id is sent', () => {
    const { collegeID: _, ...payload } = golden(file) as Record<string, Record<string, unknown>>
    const form = `${course === 'DELED' ? 'dled' : course.toLowerCase()}_form`
    const named = (choose_college: string) =>
      read({ ...payload, [form]: { ...payload[form], choose_college } }).correction?.answers.collegeId
    expect(named('Kangsabati Institute of Education')).toBe('college-2')
    expect(named('')).toBe(college.id)
    expect(named('No such college')).toBe('')
  })
})

it('a submission has the phone number and e-mail address of the account', () => {
  expect(golden('bed-submit')).toMatchObject({
    contactinfo: { applicant_phone: account.phone, applicant_email: account.email },
  })
})
