import { isPersonName } from '../../accounts/person-name.ts'
import { formatRoundPaise } from '../../platform/money.ts'
import { aadhaarDigits, aadhaarError } from '../answers/aadhaar.ts'
import type { Answers, QuestionName } from '../answers/answers.ts'
import { apaarError } from '../answers/apaar.ts'
import { localNameError } from '../answers/local-name.ts'
import {
  BLOOD_GROUPS,
  GENDERS,
  GUARDIAN_RELATIONS,
  LANGUAGES,
  MARITAL_STATUSES,
  RELIGIONS,
  YES,
  YES_NO,
} from '../answers/options.ts'
import { categoryQuestions, claimScreen, disabilityQuestions, type FurtherClaim, furtherQuestions } from './claims.ts'
import { onlyIf, type Question, same } from './question.ts'
import type { SectionScreen } from './section.ts'

const INCOME_MIN = 60_000
const INCOME_MESSAGE = `Annual income should be >= ${INCOME_MIN}`
const INCOME_DIGITS_MESSAGE = 'Write your annual family income in digits, e.g. 48000'

const NAME_MESSAGE = 'Write the name with letters only'

const personName = (typed: string) => (isPersonName(typed) ? null : NAME_MESSAGE)

/** The lower bound does not hold below the poverty line: an honest answer there is smaller. */
const income = (typed: string, { belowPovertyLine }: Answers) => {
  const isNumber = /^\d{1,9}$/.test(typed)
  if (belowPovertyLine === YES) return isNumber ? null : INCOME_DIGITS_MESSAGE
  return isNumber && Number(typed) >= INCOME_MIN ? null : INCOME_MESSAGE
}
const aadhaar = (typed: string) => aadhaarError(aadhaarDigits(typed))

const nameQuestion = (name: QuestionName, label: string, inSentence: string): Question => ({
  name,
  label,
  inSentence,
  kind: 'upper',
  maxLength: 100,
  check: personName,
})

const choiceQuestion = (
  name: QuestionName,
  label: string,
  inSentence: string,
  options: readonly string[],
): Question => ({ name, label, inSentence, kind: 'choose', choices: same(options) })

/** The parent whose name is also the guardian's. */
export const PARENT_NAMES = { FATHER: 'fatherName', MOTHER: 'motherName' } as const

/** The guardian's name if the guardian is a parent, whose name is known already; null otherwise. */
export function parentGuardian(answers: Answers): string | null {
  const { guardianRelation } = answers
  if (guardianRelation !== 'FATHER' && guardianRelation !== 'MOTHER') return null
  return answers[PARENT_NAMES[guardianRelation]] ?? ''
}

/** Locked once the names agree: a stored application may name the guardian differently. */
function isGuardedByParent(answers: Answers): boolean {
  const name = parentGuardian(answers)
  return name !== null && name !== '' && name === answers.guardianName
}

/** (spec 2, 3 "personalinfo") */
const aboutPerson: readonly Question[] = [
  {
    name: 'hasStudentId',
    label: 'Do you have a student ID?',
    hint: 'You have one only if you studied with us before.',
    kind: 'yes-no',
    choices: same(YES_NO),
    initial: 'NO',
  },
  {
    name: 'studentId',
    label: 'Student ID',
    inSentence: 'your student ID',
    kind: 'upper',
    maxLength: 40,
    ...onlyIf('hasStudentId', YES),
  },
  {
    name: 'applicantName',
    label: 'Name of the applicant',
    inSentence: 'your name',
    hint: 'As on your class 10 certificate.',
    kind: 'upper',
    maxLength: 100,
    autoComplete: 'name',
    check: personName,
  },
  {
    name: 'localName',
    label: 'Your name in Hindi or Bengali letters',
    inSentence: 'your name in Hindi or Bengali letters',
    hint: 'We print it below your name.',
    kind: 'upper',
    maxLength: 100,
    optional: true,
    omittedIfEmpty: true,
    isAdditional: true,
    check: localNameError,
  },
  nameQuestion('fatherName', 'Father’s name', 'your father’s name'),
  nameQuestion('motherName', 'Mother’s name', 'your mother’s name'),
  {
    ...nameQuestion('guardianName', 'Guardian’s name', 'your guardian’s name'),
    follows: ['guardianRelation'],
    locked: isGuardedByParent,
  },
  choiceQuestion(
    'guardianRelation',
    'Relation with the guardian',
    'your relation with the guardian',
    GUARDIAN_RELATIONS,
  ),
  choiceQuestion('gender', 'Gender', 'your gender', GENDERS),
  ...categoryQuestions,
  choiceQuestion('bloodGroup', 'Blood group', 'your blood group', BLOOD_GROUPS),
  {
    name: 'aadhaar',
    label: 'Aadhaar number',
    inSentence: 'your Aadhaar number',
    hint: 'Twelve digits. We store it encrypted and show only the last four.',
    kind: 'aadhaar',
    maxLength: 14,
    check: aadhaar,
  },
  {
    name: 'apaar',
    label: 'APAAR ID',
    inSentence: 'your APAAR ID',
    hint: 'Twelve digits, from DigiLocker. We store it encrypted and show only the last four.',
    kind: 'aadhaar',
    maxLength: 14,
    optional: true,
    omittedIfEmpty: true,
    isAdditional: true,
    check: (typed) => apaarError(aadhaarDigits(typed)),
  },
  {
    name: 'dateOfBirth',
    label: 'Date of birth',
    inSentence: 'your date of birth',
    hint: 'Day, month and year, e.g. 15/08/2003',
    kind: 'date',
  },
  { name: 'languages', label: 'Languages you know', kind: 'choose-many', choices: same(LANGUAGES) },
  {
    name: 'nationality',
    label: 'Nationality',
    inSentence: 'your nationality',
    kind: 'upper',
    maxLength: 40,
    initial: 'INDIAN',
  },
  choiceQuestion('religion', 'Religion', 'your religion', RELIGIONS),
  choiceQuestion('maritalStatus', 'Marital status', 'your marital status', MARITAL_STATUSES),
  {
    name: 'belowPovertyLine',
    label: 'Does your family have a BPL card?',
    hint: 'BPL: below the poverty line.',
    kind: 'yes-no',
    choices: same(YES_NO),
  },
  {
    name: 'familyIncome',
    label: 'Annual family income in rupees',
    inSentence: 'your annual family income in rupees',
    hint: `At least ${formatRoundPaise(INCOME_MIN * 100)}. If your family has a BPL card, enter the real amount, even if it is less.`,
    kind: 'digits',
    follows: ['belowPovertyLine'],
    maxLength: 9,
    checks: 'range',
    check: income,
  },
]

/** The questions about the person, with the claims that a course asks. */
export function personalQuestions(claims: readonly FurtherClaim[]): readonly Question[] {
  return [...aboutPerson, ...disabilityQuestions, ...furtherQuestions(claims)]
}

const screens: readonly SectionScreen[] = [
  {
    key: 'about-you',
    title: 'About You',
    // The birth date first: who is under 18 needs a guardian for the rest.
    questions: [
      'dateOfBirth',
      'hasStudentId',
      'studentId',
      'applicantName',
      'localName',
      'gender',
      'maritalStatus',
      'bloodGroup',
      'languages',
    ],
  },
  {
    key: 'family',
    title: 'Your Family',
    questions: ['fatherName', 'motherName', 'guardianRelation', 'guardianName', 'belowPovertyLine', 'familyIncome'],
  },
  {
    key: 'identity',
    title: 'Identity',
    questions: ['aadhaar', 'apaar', ...categoryQuestions.map(({ name }) => name), 'nationality', 'religion'],
  },
]

/** The screens of these questions. */
export function personalScreens(claims: readonly FurtherClaim[]): readonly SectionScreen[] {
  return [...screens, claimScreen([...disabilityQuestions, ...furtherQuestions(claims)])]
}
