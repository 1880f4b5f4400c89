import { ADDRESS_PAIRS } from '../questions/address.ts'
import type { QuestionKind } from '../questions/question.ts'
import type { CourseForm } from './course-form.ts'
import { questionsOf } from './questionnaire.ts'
import { papersOf } from './requested-documents.ts'

/** Seconds a piece, from what the shortest application takes to type and read; see docs/verified/measurements.md. */
const SECONDS = {
  /** To read a question and answer it. */
  question: 10,
  /** To find, photograph and upload a paper. */
  paper: 60,
  /** To read preview, agreement and costs, and to pay. */
  rest: 6 * 60,
} as const

const STEP_MINUTES = 5

/** The minutes that an applicant with all papers at hand needs, rounded up to five. */
export function minutesNeeded(form: CourseForm): number {
  const seconds =
    askedOfEverybody(form) * SECONDS.question + papersOf(form).always.length * SECONDS.paper + SECONDS.rest
  return Math.ceil(seconds / 60 / STEP_MINUTES) * STEP_MINUTES
}

const NOT_ANSWERED: readonly QuestionKind[] = ['computed', 'account', 'check']

/** The number of questions without a condition that neither account, form nor permanent address answers. */
export function askedOfEverybody(form: CourseForm): number {
  return questionsOf(form).filter(
    ({ name, kind, when, initial, optional }) =>
      !(NOT_ANSWERED.includes(kind) || when || optional || initial !== undefined) &&
      !ADDRESS_PAIRS.some(({ present }) => present === name),
  ).length
}
