import { withCheckDigit } from '@pravesh/shared/admissions/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/clean-answers'
import { BLOOD_GROUPS, CATEGORIES } from '@pravesh/shared/admissions/options'
import type { CourseCode } from '@pravesh/shared/content/options'
import { BOARDS, COUNCILS, FATHERS, HOMES, MOTHERS, UNIVERSITIES } from './data/people.ts'

interface InventOptions {
  course: CourseCode
  /** Decides everything that is not given. */
  number: number
  name: string
  gender: 'FEMALE' | 'MALE'
  phone: string
  email: string
  subject: string
  collegeId: string
  /** Given instead of invented. */
  changes?: Answers
}

/** One of several, another one for each number; `step` keeps what is chosen apart from what else the number chooses. */
export function pick<const Each>(from: readonly Each[], number: number, step = 1): Each {
  return from[Math.floor(number / step) % from.length] as Each
}

/** All answers of an invented applicant, in their stored form and such that nothing is wrong with them. */
export function inventAnswers(options: InventOptions): Answers {
  const { course, number, name, gender, phone, email, subject, collegeId, changes } = options
  const surname = name.split(' ').at(-1) ?? ''
  const home = pick(HOMES, number, 3)
  const father = `${pick(FATHERS, number, 7)} ${surname}`
  return cleanAnswers(course, {
    hasStudentId: 'NO',
    applicantName: name,
    fatherName: father,
    motherName: `${pick(MOTHERS, number, 11)} ${surname}`,
    guardianName: father,
    guardianRelation: 'FATHER',
    gender,
    category: pick(CATEGORIES, number, 2),
    bloodGroup: pick(BLOOD_GROUPS, number),
    aadhaar: withCheckDigit(String(20_000_000_000 + ((number * 7919) % 79_000_000_000))),
    dateOfBirth: `${1998 + (number % 8)}-${two(1 + (number % 12))}-${two(1 + (number % 28))}`,
    languages: number % 3 === 0 ? ['Hindi', 'English'] : ['Bengali', 'English'],
    nationality: 'INDIAN',
    religion: pick(['HINDUISM', 'ISLAM', 'CHRISTIANITY', 'BUDDHISM', 'OTHERS'], number),
    maritalStatus: number % 6 === 0 ? 'MARRIED' : 'SINGLE',
    belowPovertyLine: number % 5 === 0 ? 'YES' : 'NO',
    familyIncome: String(60_000 + (number % 40) * 6_000),
    speciallyAbled: 'NO',
    phone,
    whatsapp: phone,
    email,
    guardianPhone: String(7_100_000_000 + (number % 800_000_000)),
    permanentAddress: `${1 + (number % 90)} STATION ROAD, ${home.town}`,
    permanentBlockType: 'BLOCK',
    permanentBlock: home.town,
    permanentCountry: 'INDIA',
    permanentState: home.state,
    permanentDistrict: home.district,
    permanentPoliceStation: home.town,
    permanentPostOffice: home.town,
    permanentPin: home.pin,
    sameAsPermanent: 'YES',
    ...schooling(number),
    ...ofCourse[course](number),
    subject,
    collegeId,
    referredBy: number % 4 === 0 ? 'SELF' : '',
    ...changes,
  })
}

const two = (value: number) => String(value).padStart(2, '0')

/** Always enough for every course. */
function schooling(number: number): Answers {
  return {
    tenthBoard: pick(BOARDS, number),
    tenthYear: String(2014 + (number % 8)),
    tenthFullMarks: '700',
    tenthMarks: String(370 + (number % 300)),
    twelfthInstitute: `${pick(HOMES, number, 3).town} HIGH SCHOOL`,
    twelfthBoard: pick(COUNCILS, number),
    twelfthYear: String(2016 + (number % 8)),
    twelfthFullMarks: '500',
    twelfthMarks: String(260 + (number % 220)),
  }
}

const ofCourse: Record<CourseCode, (number: number) => Answers> = {
  BED: (number) => ({
    lastUniversity: pick(UNIVERSITIES, number),
    lastRegistrationNumber: `KOU/2021/${String(number % 100_000).padStart(5, '0')}`,
    degreeStatus: 'COMPLETE',
    degreeType: pick(['HONOURS', 'GENERAL/PASS'], number),
    degreeUniversity: pick(UNIVERSITIES, number),
    degreeYear: String(2019 + (number % 6)),
    degreeFullMarks: '800',
    degreeMarks: String(400 + (number % 330)),
    hasMasters: 'NO',
  }),
  DELED: (number) => ({
    firstLanguage: 'Bengali',
    firstLanguageFullMarks: '200',
    firstLanguageMarks: String(90 + (number % 100)),
    secondLanguage: 'English',
    secondLanguageFullMarks: '100',
    secondLanguageMarks: String(45 + (number % 50)),
    subject1Marks: String(50 + (number % 45)),
    subject2Marks: String(52 + (number % 40)),
    subject3Marks: String(48 + (number % 47)),
  }),
  DPHARM: (number) => ({
    physicsMarks: String(50 + (number % 45)),
    chemistryMarks: String(52 + (number % 43)),
    higherSubject: pick(['BIOLOGY', 'MATHEMATICS'], number),
    higherSubjectMarks: String(55 + (number % 42)),
    passedCuet: 'NO',
  }),
}
