import { describe, expect, it } from 'vitest'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import { UNASSIGNED_PIN } from '../../platform/places/pin-code.ts'
import { maskAadhaar, withCheckDigit } from '../answers/aadhaar.ts'
import { type Answers, CLAIMS, type QuestionName } from '../answers/answers.ts'
import { formOf } from '../courses/registry.ts'
import { longestAnswers, reference, TODAY, validAnswers } from '../fixtures/answers.ts'
import { checkAnswers } from './check-answers.ts'
import { cleanAnswers } from './clean-answers.ts'
import { questionsOf, sectionsOf } from './questionnaire.ts'

const check = (course: CourseCode, answers: Answers) =>
  checkAnswers({ form: formOf(course), answers, reference, today: TODAY })

/** The error messages by question after changing these answers. */
function validationErrors(course: CourseCode, changed: Answers) {
  const found = check(course, cleanAnswers(formOf(course), { ...longestAnswers(course), ...changed }))
  return Object.fromEntries(found.map(({ field, message }) => [field, message]))
}

describe.each(COURSE_CODES)('%s', (course) => {
  it('accepts the shortest and the longest application', () => {
    expect(check(course, validAnswers(course))).toEqual([])
    expect(check(course, longestAnswers(course))).toEqual([])
  })

  it('asks every question in the longest application', () => {
    expect(Object.keys(longestAnswers(course)).sort()).toEqual(
      questionsOf(formOf(course))
        .map(({ name }) => name)
        .sort(),
    )
  })

  const names = ['subject1Name', 'subject2Name', 'subject3Name', 'subject4Name']
  const optional = [
    ...['sameAsPermanent', 'referredBy', 'tenthGrading', 'twelfthGrading', 'degreeGrading', 'mastersGrading'],
    ...['localName', 'apaar', 'minority', 'exServiceman', 'deputed'],
    ...CLAIMS.map((claim) => `${claim}ValidUntil`),
    ...(course === 'DELED' ? ['subject4Marks', ...names] : []),
  ]
  const questions = questionsOf(formOf(course)).map(({ name }) => name)
  const required = questionsOf(formOf(course))
    .filter(({ name, kind }) => !optional.includes(name) && kind !== 'computed')
    .map(({ name }) => name)

  it.each(required)('requires %s', (name) => {
    for (const gone of [undefined, name === 'languages' ? [] : '']) {
      const found = check(course, { ...longestAnswers(course), [name]: gone })
      expect(found.map(({ field }) => field)).toEqual([name])
    }
  })

  it.each(questions.filter((name) => !required.includes(name)))('does not require %s', (name) => {
    expect(check(course, { ...longestAnswers(course), [name]: undefined })).toEqual([])
  })

  const open = questionsOf(formOf(course)).filter(({ kind }) => ['upper', 'suggest', 'digits', 'phone'].includes(kind))
  it.each(open.map(({ name, maxLength }) => [name, maxLength ?? 0] as const))(
    'limits %s to %i characters',
    (name, max) => {
      expect(max).toBeGreaterThan(0)
      const found = check(course, { ...longestAnswers(course), [name]: '7'.repeat(max + 1) })
      expect(found.map(({ field }) => field)).toEqual([name])
      expect(found[0]?.message).toContain(`at most ${max} characters`)
      expect(check(course, { ...longestAnswers(course), [name]: 'X'.repeat(10_000) })).toHaveLength(1)
    },
  )

  const chosen = questionsOf(formOf(course)).filter(({ kind }) => kind === 'choose' || kind === 'yes-no')
  it.each(chosen.map(({ name }) => name))('accepts only offered values for %s', (name) => {
    for (const other of ['SOMETHING ELSE', 'yes', '__proto__', 'constructor']) {
      const found = check(course, { ...longestAnswers(course), [name]: other })
      expect(found.map(({ field }) => field)).toContain(name)
    }
  })

  it('returns errors in the order of the form', () => {
    const found = check(course, {}).map(({ field }) => field)
    expect(found).toEqual(questions.filter((name) => found.includes(name)))
    expect(found.length).toBeGreaterThan(30)
  })

  it('can check a single step', () => {
    const sections = sectionsOf(formOf(course)).filter(({ step }) => step === 1)
    const answers = { ...validAnswers(course), motherName: '', collegeId: '' }
    const found = checkAnswers({ form: formOf(course), answers, reference, today: TODAY, sections })
    expect(found.map(({ field }) => field)).toEqual(['motherName'])
  })
})

const AADHAAR = 'Invalid aadhar number and length must be 12'
const AADHAAR_DIGITS =
  'This is not a valid Aadhaar number: a digit is wrong, or two are swapped. Compare it with your Aadhaar card.'
const INCOME = 'Annual income should be >= 60000'
const INCOME_DIGITS = 'Write your annual family income in digits, e.g. 48000'
const PHONE = 'Invalid phone number and length must be 10'
const PIN = 'Invalid Pincode and length must be 6'
const LETTERS = 'Write the name with letters only'

describe.each(COURSE_CODES)('the rules of step 1 for %s', (course) => {
  it.each<[QuestionName, string, string | null]>([
    ['aadhaar', withCheckDigit('20000000000'), null],
    ['aadhaar', withCheckDigit('99999999999'), null],
    ['aadhaar', '2987 6543 2101', null],
    ['aadhaar', '2987-6543-2101', null],
    ['aadhaar', withCheckDigit('19876543210'), AADHAAR],
    ['aadhaar', withCheckDigit('09876543210'), AADHAAR],
    ['aadhaar', '298765432102', AADHAAR_DIGITS],
    ['aadhaar', '29876543210', AADHAAR],
    ['aadhaar', '29876543210A', AADHAAR],
    ['aadhaar', 'XXXX XXXX 2101', AADHAAR],
    ['whatsapp', '6000000000', null],
    ['whatsapp', '9999999999', null],
    ['whatsapp', '+91 98123 45670', null],
    ['whatsapp', '5999999999', PHONE],
    ['whatsapp', '981234567', PHONE],
    ['whatsapp', '98123x5670', PHONE],
    ['guardianPhone', '5812345670', PHONE],
    ['guardianPhone', '6812345670', null],
    ['permanentPin', '110001', null],
    ['permanentPin', '914123', null],
    ['permanentPin', '999999', UNASSIGNED_PIN],
    ['presentPin', '100000', UNASSIGNED_PIN],
    ['permanentPin', '721 147', null],
    ['permanentPin', '012345', PIN],
    ['permanentPin', '72114', PIN],
    ['permanentPin', '72114A', PIN],
    ['presentPin', '012345', PIN],
    ['presentPin', '700032', null],
    ['applicantName', '<b>ASHA</b>', LETTERS],
    ['applicantName', 'ASHA 2', LETTERS],
    ['applicantName', "D'Souza-Roy (née Das)", null],
    ['applicantName', 'অনন্যা রায়', null],
    ['applicantName', 'श्रीमती राधा', null],
    ['fatherName', '...', LETTERS],
    ['guardianName', 'José Ñandú', null],
    ['permanentAddress', '<script>alert(1)</script> & "home"', null],
    ['permanentDistrict', 'A NEW DISTRICT', null],
    ['permanentState', 'BENGAL', 'Choose the state'],
    ['dateOfBirth', '21/11/2011', null],
    ['dateOfBirth', '22/11/2011', 'Check your date of birth: applicants must be 15 to 80 years old'],
    ['dateOfBirth', '22/11/1945', null],
    ['dateOfBirth', '21/11/1945', 'Check your date of birth: applicants must be 15 to 80 years old'],
    ['dateOfBirth', '31/02/2003', 'Enter your date of birth as day, month and year, e.g. 15/08/2003'],
    ['speciallyAbled', 'MAYBE', 'Choose YES or NO: Are you specially abled?'],
  ])('%s %j', (name, typed, message) => {
    expect(validationErrors(course, { [name]: typed })).toEqual(message === null ? {} : { [name]: message })
  })

  it('accepts one or more of the offered languages', () => {
    const message = { languages: 'Choose the languages you know' }
    expect(
      validationErrors(course, { languages: ['Bengali', 'English', 'Hindi', 'Urdu', 'Nepali', 'Santali'] }),
    ).toEqual({})
    expect(validationErrors(course, { languages: [] })).toEqual(message)
    expect(validationErrors(course, { languages: ['Bengali', 'Klingon'] })).toEqual(message)
  })

  it('accepts the masked Aadhaar number on file, and no other', () => {
    const onFile = maskAadhaar('298765432101')
    const found = (aadhaar: string, aadhaarOnFile?: string) =>
      checkAnswers({
        form: formOf(course),
        answers: { ...validAnswers(course), aadhaar },
        reference,
        today: TODAY,
        aadhaarOnFile,
      })
    expect(found(onFile, onFile)).toEqual([])
    expect(found(maskAadhaar('298765432102'), onFile)).toEqual([{ field: 'aadhaar', code: 'format', message: AADHAAR }])
    expect(found(onFile)).toEqual([{ field: 'aadhaar', code: 'format', message: AADHAAR }])
    expect(found('298765432102', '298765432102')).toEqual([
      { field: 'aadhaar', code: 'format', message: AADHAAR_DIGITS },
    ])
    expect(found(withCheckDigit('33333333333'), onFile)).toEqual([])
  })
})

it.each<[string, string, string | null]>([
  ['NO', '59999', INCOME],
  ['NO', '60000', null],
  ['NO', '60,000', null],
  ['NO', '999999999', null],
  ['NO', '6e5', INCOME],
  ['NO', '-60000', INCOME],
  ['NO', '60000.5', INCOME],
  ['', '59999', INCOME],
  ['YES', '59999', null],
  ['YES', '0', null],
  ['YES', '6e5', INCOME_DIGITS],
  ['YES', '-1', INCOME_DIGITS],
])('with a BPL card %j, an income of %j: %j', (belowPovertyLine, familyIncome, message) => {
  const found = validationErrors('BED', { belowPovertyLine, familyIncome }).familyIncome
  expect(found ?? null).toBe(message)
})

it.each<[CourseCode, QuestionName, string | string[], string]>([
  ['BED', 'fatherName', '', 'required'],
  ['BED', 'languages', [], 'required'],
  ['BED', 'languages', ['Klingon'], 'notAnOption'],
  ['BED', 'gender', 'SOMETHING ELSE', 'notAnOption'],
  ['BED', 'subject', 'ALCHEMY', 'notAnOption'],
  ['BED', 'fatherName', 'X'.repeat(101), 'tooLong'],
  ['BED', 'fatherName', 'ASHA 2', 'format'],
  ['BED', 'aadhaar', '298765432102', 'format'],
  ['BED', 'permanentPin', '1', 'format'],
  ['BED', 'tenthYear', '19', 'format'],
  ['BED', 'dateOfBirth', '31/02/2003', 'format'],
  ['BED', 'dateOfBirth', '2020-01-01', 'range'],
  ['BED', 'familyIncome', '6e5', 'range'],
  ['BED', 'tenthFullMarks', '300', 'range'],
  ['BED', 'tenthMarks', '9000', 'range'],
  ['DELED', 'subject1Marks', '101', 'range'],
  ['DELED', 'firstLanguageMarks', '201', 'range'],
  ['DPHARM', 'physicsMarks', '101', 'range'],
  ['DPHARM', 'cuetMarks', '1251', 'range'],
])('%s, %s %j: %s', (course, name, answer, code) => {
  const found = check(course, { ...longestAnswers(course), [name]: answer })
  expect(found.find(({ field }) => field === name)?.code).toBe(code)
})
