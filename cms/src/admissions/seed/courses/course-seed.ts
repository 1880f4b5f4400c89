import type { Answers } from '@pravesh/shared/admissions/answers/answers'

/** What the demo has for one course's form. */
export interface CourseSeed {
  applicationFeeRupees: number
  registrationFeeRupees: number
  /** How many of six invented applications are for this course. */
  share: number
  /** Answers to the course's own questions, other ones for each number. */
  answers: (number: number) => Answers
}
