import type { Answers } from '@pravesh/shared/admissions/answers/answers'

/** Demo data for one course. */
export interface CourseSeed {
  applicationFeeRupees: number
  registrationFeeRupees: number
  /** How many of every six generated applications are for this course. */
  share: number
  /** Answers to the course's own questions that vary by number. */
  answers: (number: number) => Answers
}
