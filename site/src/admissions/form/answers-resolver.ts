import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/answers/clean-answers'
import type { StepNumber } from '@pravesh/shared/admissions/answers/steps'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { type CheckFacts, errorsIn } from './check-step.ts'
import { type Refusals, standingRefusals } from './refusals.ts'
import type { ShownMistake } from './update-errors.ts'

/** What the answers of the form are checked against now. */
export interface ResolverContext extends CheckFacts {
  step: StepNumber
  refusals: Refusals
}

/** All that is wrong with the step that is open, by the rules that the server checks by too; what the server refused first. */
export function currentErrors(context: ResolverContext, typed: Answers): ShownMistake[] {
  const refused = standingRefusals(context.refusals, cleanAnswers(context.form, typed))
  return [...refused, ...errorsIn(context, context.step, typed)]
}

/** Checks the answers of the step that is open. */
export const answersResolver: Resolver<Answers, ResolverContext> = (typed, context) => {
  if (context === undefined) return { values: typed, errors: {} }
  const validationErrors = currentErrors(context, typed)
  if (validationErrors.length === 0) return { values: typed, errors: {} }
  const errors: FieldErrors<Answers> = Object.fromEntries(
    validationErrors.map(({ field, message }) => [field, { type: 'rule', message }]),
  )
  return { values: {}, errors }
}
