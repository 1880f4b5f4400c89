import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/answers/clean-answers'
import type { StepNumber } from '@pravesh/shared/admissions/answers/steps'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { type CheckFacts, errorsIn } from './check-step.ts'
import { type Refusals, standingRefusals } from './refusals.ts'
import type { ShownError } from './update-errors.ts'

export interface ResolverContext extends CheckFacts {
  step: StepNumber
  refusals: Refusals
}

/** All errors of the current step: first those that the server reported, then those found by the shared rules. */
export function currentErrors(context: ResolverContext, typed: Answers): ShownError[] {
  const refused = standingRefusals(context.refusals, cleanAnswers(context.form, typed))
  return [...refused, ...errorsIn(context, context.step, typed)]
}

/** Validates the answers of the current step. */
export const answersResolver: Resolver<Answers, ResolverContext> = (typed, context) => {
  if (context === undefined) return { values: typed, errors: {} }
  const validationErrors = currentErrors(context, typed)
  if (validationErrors.length === 0) return { values: typed, errors: {} }
  const errors: FieldErrors<Answers> = Object.fromEntries(
    validationErrors.map(({ field, message }) => [field, { type: 'rule', message }]),
  )
  return { values: {}, errors }
}
