import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/answers/clean-answers'
import type { StepNumber } from '@pravesh/shared/admissions/answers/steps'
import { type CheckFacts, errorsIn } from './check-step.ts'
import { type Refusals, standingRefusals } from './refusals.ts'
import type { ShownError } from './update-errors.ts'

export interface CurrentFacts extends CheckFacts {
  step: StepNumber
  refusals: Refusals
}

/** All errors of the current step: first those that the server reported, then those found by the shared rules. */
export function currentErrors(facts: CurrentFacts | undefined, typed: Answers): ShownError[] {
  if (facts === undefined) return []
  const refused = standingRefusals(facts.refusals, cleanAnswers(facts.form, typed))
  return [...refused, ...errorsIn(facts, facts.step, typed)]
}
