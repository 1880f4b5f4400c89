import { isOver } from '../process/open-now.ts'
import type { Step } from '../process/steps.ts'
import { roundAfter } from './round-after.ts'

interface PaidSeat {
  next: 'freeze' | 'float' | 'slide' | null
  /** Of the applicant's newest result. */
  round: number
}

/**
 * What an accepted and paid seat waits for: a later round, which can bring a better one, or that its applicant joins. `join` also
 * before the first day of joining.
 * @param today `YYYY-MM-DD` in India.
 */
export function waitOfPaidSeat(
  { next, round }: PaidSeat,
  steps: readonly Step[],
  today: string,
): Step | 'join' | 'join-late' {
  const mayMove = next !== null && next !== 'freeze'
  return (mayMove && roundAfter(steps, round, today)) || (isOver(steps, 'joining', today) ? 'join-late' : 'join')
}
