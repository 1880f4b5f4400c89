import { nameSchema } from '../../accounts/fields.ts'
import { AADHAAR_MESSAGE, aadhaarDigits, isAadhaar } from '../answers/aadhaar.ts'
import {
  BLOOD_GROUPS,
  CATEGORIES,
  DISABILITY_PERCENTAGES,
  DISABILITY_TYPES,
  GENDERS,
  GUARDIAN_RELATIONS,
  LANGUAGES,
  MARITAL_STATUSES,
  RELIGIONS,
  YES,
  YES_NO,
} from '../answers/options.ts'
import { answered, type Question, same } from './question.ts'

const INCOME_MIN = 60_000
const INCOME_MESSAGE = `Annual income should be >= ${INCOME_MIN}`

const NAME_MESSAGE = 'Write the name with letters only'

const personName = (typed: string) => (nameSchema.safeParse(typed).success ? null : NAME_MESSAGE)
const income = (typed: string) => (/^\d{1,9}$/.test(typed) && Number(typed) >= INCOME_MIN ? null : INCOME_MESSAGE)
const aadhaar = (typed: string) => (isAadhaar(aadhaarDigits(typed)) ? null : AADHAAR_MESSAGE)

/** Who the applicant is. (spec 2, 3 "personalinfo") */
export const personalQuestions: Question[] = [
  {
    name: 'hasStudentId',
    label: 'Do you have a student ID?',
    hint: 'Only students who were with us before have one.',
    kind: 'yes-no',
    choices: same(YES_NO),
    initial: 'NO',
  },
  {
    name: 'studentId',
    label: 'Student ID',
    kind: 'upper',
    maxLength: 40,
    when: answered('hasStudentId', YES),
  },
  {
    name: 'applicantName',
    label: 'Name of the applicant',
    hint: 'As on your class 10 certificate.',
    kind: 'upper',
    maxLength: 100,
    autoComplete: 'name',
    check: personName,
  },
  { name: 'fatherName', label: 'Father’s name', kind: 'upper', maxLength: 100, check: personName },
  { name: 'motherName', label: 'Mother’s name', kind: 'upper', maxLength: 100, check: personName },
  { name: 'guardianName', label: 'Guardian’s name', kind: 'upper', maxLength: 100, check: personName },
  {
    name: 'guardianRelation',
    label: 'Relation with the guardian',
    kind: 'choose',
    choices: same(GUARDIAN_RELATIONS),
  },
  { name: 'gender', label: 'Gender', kind: 'choose', choices: same(GENDERS) },
  { name: 'category', label: 'Category', kind: 'choose', choices: same(CATEGORIES) },
  { name: 'bloodGroup', label: 'Blood group', kind: 'choose', choices: same(BLOOD_GROUPS) },
  {
    name: 'aadhaar',
    label: 'Aadhaar number',
    hint: 'Twelve digits. We keep it encrypted and show only the last four.',
    kind: 'aadhaar',
    maxLength: 14,
    check: aadhaar,
  },
  { name: 'dateOfBirth', label: 'Date of birth', hint: 'Day, month and year, e.g. 15/08/2003', kind: 'date' },
  { name: 'languages', label: 'Languages you know', kind: 'choose-many', choices: same(LANGUAGES) },
  { name: 'nationality', label: 'Nationality', kind: 'upper', maxLength: 40, initial: 'INDIAN' },
  { name: 'religion', label: 'Religion', kind: 'choose', choices: same(RELIGIONS) },
  { name: 'maritalStatus', label: 'Marital status', kind: 'choose', choices: same(MARITAL_STATUSES) },
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
    kind: 'digits',
    maxLength: 9,
    checks: 'range',
    check: income,
  },
  { name: 'speciallyAbled', label: 'Are you specially abled?', kind: 'yes-no', choices: same(YES_NO) },
  {
    name: 'disabilityPercentage',
    label: 'Percentage of disability',
    kind: 'choose',
    choices: same(DISABILITY_PERCENTAGES),
    when: answered('speciallyAbled', YES),
  },
  {
    name: 'disabilityType',
    label: 'Type of disability',
    kind: 'choose',
    choices: same(DISABILITY_TYPES),
    when: answered('speciallyAbled', YES),
  },
]
