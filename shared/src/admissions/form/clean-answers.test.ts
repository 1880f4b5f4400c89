import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, reference, TODAY, validAnswers } from '../fixtures/answers.ts'
import { randomAnswers, seededRandom } from '../fixtures/random.ts'
import { ADDRESS_PAIRS } from '../questions/address.ts'
import type { Question } from '../questions/question.ts'
import { checkAnswers } from './check-answers.ts'
import { cleanAnswers, withOwnAddress } from './clean-answers.ts'
import { questionsOf } from './questionnaire.ts'

/** An answer to a question, with the digits that begin with this zero if a person types it. */
function inDigits(zero: number, { kind }: Question, answer: unknown): unknown {
  if (typeof answer !== 'string' || !['upper', 'digits', 'date', 'aadhaar', 'phone'].includes(kind)) return answer
  return answer.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
}

describe.each(COURSE_CODES)('%s', (course) => {
  it('is idempotent, and drops answers to questions that are not asked', () => {
    const random = seededRandom(2)
    for (let turn = 0; turn < 1500; turn++) {
      const cleaned = cleanAnswers(formOf(course), randomAnswers(course, random))
      expect(cleanAnswers(formOf(course), cleaned)).toEqual(cleaned)
      const requested = questionsOf(formOf(course)).filter(({ when }) => !when || when(cleaned))
      expect(Object.keys(cleaned)).toEqual(requested.map(({ name }) => name))
    }
  })

  it.each([0x0966, 0x09e6])('stores answers typed with the digits from U+0%s on as those with 0 to 9', (zero) => {
    const answers = longestAnswers(course)
    const typed = questionsOf(formOf(course)).map((each) => [each.name, inDigits(zero, each, answers[each.name])])
    expect(cleanAnswers(formOf(course), Object.fromEntries(typed))).toEqual(cleanAnswers(formOf(course), answers))
  })

  it('never makes valid answers invalid', () => {
    for (const answers of [validAnswers(course), longestAnswers(course)]) {
      expect(
        checkAnswers({ form: formOf(course), answers: cleanAnswers(formOf(course), answers), reference, today: TODAY }),
      ).toEqual([])
    }
  })

  it('finds the same errors in the same answers each time', () => {
    const random = seededRandom(3)
    for (let turn = 0; turn < 500; turn++) {
      const answers = cleanAnswers(formOf(course), randomAnswers(course, random))
      const found = checkAnswers({ form: formOf(course), answers, reference, today: TODAY })
      expect(checkAnswers({ form: formOf(course), answers, reference, today: TODAY })).toEqual(found)
      const fields = found.map(({ field }) => field)
      expect(new Set(fields).size).toBe(fields.length)
      expect(Object.keys(answers)).toEqual(expect.arrayContaining(fields))
    }
  })

  it('drops the answers of other courses', () => {
    const everything = Object.assign({}, ...COURSE_CODES.map((each) => longestAnswers(each)))
    const cleaned = cleanAnswers(formOf(course), everything)
    expect(Object.keys(cleaned).sort()).toEqual(Object.keys(longestAnswers(course)).sort())
  })
})

it.each([
  ['the student ID', { hasStudentId: 'NO' }, ['studentId']],
  ['the disability', { speciallyAbled: 'NO' }, ['disabilityPercentage', 'disabilityType']],
] as const)('drops %s when it is no longer asked', (_, changed, gone) => {
  const before = longestAnswers('BED')
  const after = cleanAnswers(formOf('BED'), { ...before, ...changed })
  expect(Object.keys(before)).toEqual(expect.arrayContaining([...gone]))
  expect(Object.keys(after).filter((name) => gone.some((each) => each === name))).toEqual([])
})

it('drops details of the master’s degree, CUET and the higher subject when they are no longer asked', () => {
  const names = (answers: object) => Object.keys(answers).join(' ')
  expect(names(cleanAnswers(formOf('BED'), { ...longestAnswers('BED'), hasMasters: 'NO' }))).not.toContain('masters')
  const pharmacy = cleanAnswers(formOf('DPHARM'), { ...longestAnswers('DPHARM'), passedCuet: 'NO', higherSubject: '' })
  expect(names(pharmacy)).not.toMatch(/cuetMarks|cuetYear|higherSubjectMarks/)
})

it('stores text in upper case, digits without spaces and dates as ISO', () => {
  const typed = {
    ...validAnswers('BED'),
    applicantName: '  asha   mondal ',
    permanentAddress: 'lane 3\r\nnear the\tpond',
    permanentDistrict: 'hooghly',
    familyIncome: '1,20,000',
    permanentPin: '721 147',
    whatsapp: '+91 98123-45670',
    aadhaar: '2987 6543-2101',
    dateOfBirth: '15.8.2003',
    languages: ['Hindi', ' Hindi', ''],
    email: 'Asha@example.in',
  }
  expect(cleanAnswers(formOf('BED'), typed)).toMatchObject({
    applicantName: 'ASHA MONDAL',
    permanentAddress: 'LANE 3 NEAR THE POND',
    permanentDistrict: 'HOOGHLY',
    familyIncome: '120000',
    permanentPin: '721147',
    whatsapp: '9812345670',
    aadhaar: '298765432101',
    dateOfBirth: '2003-08-15',
    languages: ['Hindi'],
    email: 'Asha@example.in',
  })
})

it('recomputes percentages, whatever was sent', () => {
  expect(cleanAnswers(formOf('BED'), { ...validAnswers('BED'), tenthPercentage: '99.99' }).tenthPercentage).toBe(
    '73.14',
  )
  expect(cleanAnswers(formOf('BED'), { ...validAnswers('BED'), tenthMarks: '701' }).tenthPercentage).toBe('')
})

describe('the present address', () => {
  it('is copied from the permanent one if marked as the same, whatever else was sent', () => {
    const cleaned = cleanAnswers(formOf('BED'), { ...longestAnswers('BED'), sameAsPermanent: 'YES' })
    for (const { permanent, present } of ADDRESS_PAIRS) expect(cleaned[present]).toBe(cleaned[permanent])
  })

  it('is cleared and has the default country when it is no longer the same', () => {
    const own = withOwnAddress(validAnswers('BED', { permanentCountry: 'NEPAL' }))
    expect(ADDRESS_PAIRS.map(({ present }) => own[present]).filter(Boolean)).toEqual(['INDIA'])
    expect(own.sameAsPermanent).toBe('')
    expect(own.permanentCountry).toBe('NEPAL')
  })
})
