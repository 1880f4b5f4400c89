import { isOver, roundAfter } from '../process/open-now.ts'
import type { Step } from '../process/steps.ts'

interface PaidSeat {
  next: 'freeze' | 'float' | 'slide' | null
  /** Of the applicant's newest result. */
  round: number
}

/** What an accepted and paid seat waits for: a later round that can bring a better one, or that its applicant joins. */
type Wait = { kind: 'round'; step: Step } | { kind: 'join' | 'join-late' }

/** @param today `YYYY-MM-DD` in India. `join` also before the first day of joining. */
export function waitOfPaidSeat({ next, round }: PaidSeat, steps: readonly Step[], today: string): Wait {
  const later = next === 'float' || next === 'slide' ? roundAfter(steps, round, today) : undefined
  if (later) return { kind: 'round', step: later }
  return { kind: isOver(steps, 'joining', today) ? 'join-late' : 'join' }
}
