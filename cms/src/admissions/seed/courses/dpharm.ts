import { pick } from '../pick.ts'
import type { CourseSeed } from './course-seed.ts'

export const dpharmSeed: CourseSeed = {
  applicationFeeRupees: 1200,
  registrationFeeRupees: 3000,
  share: 1,
  answers: (number) => ({
    physicsMarks: String(50 + (number % 45)),
    chemistryMarks: String(52 + (number % 43)),
    higherSubject: pick(['BIOLOGY', 'MATHEMATICS'], number),
    higherSubjectMarks: String(55 + (number % 42)),
  }),
}
