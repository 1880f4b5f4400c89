import { roundsOf } from '@pravesh/shared/allotment/process/open-now'
import type { Step } from '@pravesh/shared/allotment/process/steps'

/** The round that follows one, and whether it is the last. */
export function roundAfter(steps: readonly Step[], round: number): (Step & { isLast: boolean }) | undefined {
  const rounds = roundsOf(steps)
  const next = rounds.find((step) => step.round === round + 1)
  return next && { ...next, isLast: next === rounds.at(-1) }
}
