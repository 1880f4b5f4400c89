import { withCheckDigit } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { BLOOD_GROUPS, CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { courseSeeds } from './courses/course-seeds.ts'
import { BOARDS, COUNCILS, FATHERS, HOMES, MOTHERS } from './data/people.ts'
import { pick } from './pick.ts'

interface GenerateOptions {
  course: CourseCode
  /** Determines all generated answers. */
  number: number
  name: string
  gender: 'FEMALE' | 'MALE'
  phone: string
  email: string
  subject: string
  collegeId: string
  /** Replaces generated answers. */
  changes?: Answers
}

/** Generates normalised answers of an applicant that pass validation: those of the fixtures, varied. */
export function generateAnswers(options: GenerateOptions): Answers {
  const { course, number, name, gender, phone, email, subject, collegeId, changes } = options
  const surname = name.split(' ').at(-1) ?? ''
  const home = pick(HOMES, number, 3)
  const father = `${pick(FATHERS, number, 7)} ${surname}`
  const category = changes?.category ?? pick(CATEGORIES, number, 2)
  return cleanAnswers(formOf(course), {
    ...validAnswers(course),
    ...categoryCertificate(category, number),
    applicantName: name,
    fatherName: father,
    motherName: `${pick(MOTHERS, number, 11)} ${surname}`,
    guardianName: father,
    guardianRelation: 'FATHER',
    gender,
    category,
    bloodGroup: pick(BLOOD_GROUPS, number),
    aadhaar: withCheckDigit(String(20_000_000_000 + ((number * 7919) % 79_000_000_000))),
    dateOfBirth: `${1998 + (number % 8)}-${two(1 + (number % 12))}-${two(1 + (number % 28))}`,
    languages: number % 3 === 0 ? ['Hindi', 'English'] : ['Bengali', 'English'],
    religion: pick(['HINDUISM', 'ISLAM', 'CHRISTIANITY', 'BUDDHISM', 'OTHERS'], number),
    maritalStatus: number % 6 === 0 ? 'MARRIED' : 'SINGLE',
    belowPovertyLine: number % 5 === 0 ? 'YES' : 'NO',
    familyIncome: String(60_000 + (number % 40) * 6_000),
    phone,
    whatsapp: phone,
    email,
    guardianPhone: String(7_100_000_000 + (number % 800_000_000)),
    permanentAddress: `${1 + (number % 90)} STATION ROAD, ${home.town}`,
    permanentBlock: home.town,
    permanentState: home.state,
    permanentDistrict: home.district,
    permanentPoliceStation: home.town,
    permanentPostOffice: home.town,
    permanentPin: home.pin,
    ...schooling(number),
    ...courseSeeds[course].answers(number),
    subject,
    collegeId,
    referredBy: number % 4 === 0 ? 'SELF' : '',
    ...changes,
  })
}

const two = (value: number) => String(value).padStart(2, '0')

/** What the certificate of a category says; the form asks for it only where the category has one. */
function categoryCertificate(category: string, number: number): Answers {
  return {
    obcGroup: number % 2 === 0 ? 'OBC-A' : 'OBC-B',
    community: COMMUNITIES[category] ?? '',
    categoryNumber: `${category}/${2015 + (number % 9)}/${1000 + (number % 9000)}`,
    categoryAuthority: 'SUB-DIVISIONAL OFFICER',
    categoryIssuedOn: `${2015 + (number % 9)}-0${1 + (number % 9)}-1${number % 10}`,
  }
}

const COMMUNITIES: Readonly<Record<string, string>> = { SC: 'NAMASUDRA', ST: 'SANTAL', OBC: 'TANTI' }

/** Marks meet the minimum of every course. */
function schooling(number: number): Answers {
  return {
    tenthBoard: pick(BOARDS, number),
    tenthYear: String(2013 + (number % 8)),
    tenthFullMarks: '700',
    tenthMarks: String(370 + (number % 300)),
    twelfthInstitute: `${pick(HOMES, number, 3).town} HIGH SCHOOL`,
    twelfthBoard: pick(COUNCILS, number),
    twelfthYear: String(2015 + (number % 8)),
    twelfthFullMarks: '500',
    twelfthMarks: String(260 + (number % 220)),
  }
}
