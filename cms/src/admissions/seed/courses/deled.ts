import type { CourseSeed } from './course-seed.ts'

export const deledSeed: CourseSeed = {
  applicationFeeRupees: 800,
  registrationFeeRupees: 1800,
  share: 2,
  answers: (number) => ({
    firstLanguageMarks: String(90 + (number % 100)),
    secondLanguageMarks: String(45 + (number % 50)),
    subject1Marks: String(50 + (number % 45)),
    subject2Marks: String(52 + (number % 40)),
    subject3Marks: String(48 + (number % 47)),
  }),
}
