import type { Step } from '@pravesh/shared/allotment/process/steps'

export interface DatedStep {
  step: Step
  when: 'past' | 'now' | 'later'
}

/** The steps in the order of their days, and where a day stands among them. */
export function datedSteps(steps: readonly Step[], today: string): DatedStep[] {
  const inOrder = steps.toSorted((a, b) => a.first.localeCompare(b.first) || a.last.localeCompare(b.last))
  return inOrder.map((step) => ({ step, when: step.last < today ? 'past' : step.first <= today ? 'now' : 'later' }))
}
