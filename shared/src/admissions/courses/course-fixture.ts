import type { Answers } from '../answers/answers.ts'

/** Valid answers to the questions that only one course asks, for tests and journeys. */
export interface CourseFixture {
  /** The fewest that are enough. */
  shortest: Answers
  /** Besides or instead, what leads to every conditional and optional question. */
  more: Answers
}
