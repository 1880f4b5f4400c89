import { UNIVERSITIES } from '../data/people.ts'
import { pick } from '../pick.ts'
import type { CourseSeed } from './course-seed.ts'

export const bedSeed: CourseSeed = {
  applicationFeeRupees: 1000,
  registrationFeeRupees: 2500,
  share: 3,
  answers: (number) => ({
    lastUniversity: pick(UNIVERSITIES, number),
    lastRegistrationNumber: `KOU/2021/${String(number % 100_000).padStart(5, '0')}`,
    degreeType: pick(['HONOURS', 'GENERAL/PASS'], number),
    degreeUniversity: pick(UNIVERSITIES, number),
    degreeYear: String(2018 + (number % 8)),
    degreeMarks: String(400 + (number % 330)),
  }),
}
