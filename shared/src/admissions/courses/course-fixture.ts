import type { Answers } from '../answers/answers.ts'

/** Valid answers to a course's own questions, for tests and journeys. */
export interface CourseFixture {
  /** The required answers. */
  shortest: Answers
  /** Added to or replacing those, so that every conditional and optional question is asked. */
  more: Answers
}
