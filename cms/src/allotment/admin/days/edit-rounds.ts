import type { Step } from '@pravesh/shared/allotment/process/steps'
import { addDays } from '@pravesh/shared/platform/days'

const GAP_DAYS = 3
const LENGTH_DAYS = 2

const lastRound = (steps: readonly Step[]) => steps.filter(({ kind }) => kind === 'rounds').at(-1)

/** With another round after the last one, some days later; staff correct the days. */
export function withRound(steps: readonly Step[]): Step[] {
  const last = lastRound(steps)
  if (last === undefined) return [...steps]
  const first = addDays(last.last, GAP_DAYS)
  const added: Step = { kind: 'rounds', round: (last.round ?? 0) + 1, first, last: addDays(first, LENGTH_DAYS) }
  return steps.flatMap((step) => (step === last ? [step, added] : [step]))
}

export function withoutRound(steps: readonly Step[]): Step[] {
  const last = lastRound(steps)
  return steps.filter((step) => step !== last)
}
