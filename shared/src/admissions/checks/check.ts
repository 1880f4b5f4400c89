/** Checks that a machine makes of an application. They advise staff and decide nothing. (decision 81) */
import type { Answers } from '../answers/answers.ts'
import type { CourseForm } from '../form/course-form.ts'

/** `look`: staff should look at it. `unknown`: what the rule needs is missing. */
export type CheckResult = 'passed' | 'look' | 'unknown'

/** Labels for staff. */
export const CHECK_RESULT_LABELS: Record<CheckResult, string> = {
  passed: 'Passed',
  look: 'Look here',
  unknown: 'Cannot be checked',
}

/** One check with its rule in words. */
export interface Check {
  name: string
  result: CheckResult
  rule: string
  /** What was found, one sentence each; none if there is nothing to add. */
  found: readonly string[]
}

/** What no law says for all, so that each portal sets it for each course; null where nothing is set. */
export interface CheckSettings {
  /** In whole years. */
  minimumAge: number | null
  maximumAge: number | null
  /** The day in the first year of the session on which the age counts, `MM-DD`; null for the day of the submission. */
  ageOn: string | null
  /** In percent, of the graduation. */
  degreeMinimum: number | null
  /** The same for SC and ST; null if it is no other. */
  degreeMinimumReserved: number | null
}

export const NO_CHECK_SETTINGS: CheckSettings = {
  minimumAge: null,
  maximumAge: null,
  ageOn: null,
  degreeMinimum: null,
  degreeMinimumReserved: null,
}

/** What the rules compare. */
export interface CheckFacts {
  form: CourseForm
  answers: Answers
  /** The name of the account when the application was sent. */
  accountName: string
  /** `2026-2028` */
  sessionYear: string
  /** The day of the submission in India, `YYYY-MM-DD`. */
  sentOn: string
  settings: CheckSettings
  /** Whether the college offers the chosen subject now; null if the form asks for none, or it is not known. */
  offersSubject: boolean | null
  /** The states of a PIN code, as they are among the answers; empty if the directory does not know it. */
  statesOfPin: (pin: string) => readonly string[]
  /** Null if the application was not compared with others yet. */
  openDuplicates: number | null
}

/** Null where a rule does not concern an application. */
export type CheckRule = (facts: CheckFacts) => Check | null
