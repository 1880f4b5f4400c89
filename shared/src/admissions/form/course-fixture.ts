import type { Answers } from '../answers/answers.ts'

/** Questions that the form answers itself. */
type ComputedName = `${string}Percentage`

/** An answer to each question of a group that applicants answer. A question without one does not compile. */
export type AnswersTo<Group> = Omit<Group, ComputedName>

/** Valid answers to a course's own questions, for tests, demo content and journeys. */
export interface CourseFixture<Own = Answers> {
  /** All answers, such that every conditional question is asked. */
  longest: AnswersTo<Own>
  /** What changes in the minimum of answers: conditions that are not met, and optional answers left empty. */
  shortest: Answers
}
