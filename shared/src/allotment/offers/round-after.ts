import { roundsOf } from '../process/open-now.ts'
import type { Step } from '../process/steps.ts'

/** The round after one that still can bring a seat, because its days are not over, and whether it is the last. */
export function roundAfter(
  steps: readonly Step[],
  round: number,
  today: string,
): (Step & { isLast: boolean }) | undefined {
  const rounds = roundsOf(steps)
  const next = rounds.find((step) => (step.round ?? 0) > round && today <= step.last)
  return next && { ...next, isLast: next === rounds.at(-1) }
}
