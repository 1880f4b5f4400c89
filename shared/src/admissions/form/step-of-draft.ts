import { type CheckFacts, progressOf } from './check-step.ts'
import { placeOf } from './draft-place.ts'
import type { DraftContent } from './form-context.ts'
import { openStep, type StepNumber } from './steps.ts'

/**
 * The step at which the form of a draft opens: where it was left, or else the first that is not done. A step counts as
 * done only while it has no errors. After step 4 it is step 3, because a browser remembers only until the tab is closed
 * that the agreement was accepted.
 */
export function stepOfDraft(facts: CheckFacts, draft: DraftContent): StepNumber {
  return openStep(placeOf(draft).step, progressOf(facts, { ...draft, agreementAccepted: false }))
}
