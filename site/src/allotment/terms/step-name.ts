import type { Step } from '@pravesh/shared/allotment/process/steps'
import type { termWords } from './words/words.ts'

/** The name of a step of a process; the last round is the last chance, so its name says so. */
export function stepName(step: Step, steps: readonly Step[], words: ReturnType<typeof termWords>): string {
  const { kind, round } = step
  if (kind !== 'rounds' || round === undefined) return words.steps[kind]
  const isLast = steps.every((other) => (other.round ?? 0) <= round)
  return isLast ? words.lastRound(round) : words.round(round)
}
