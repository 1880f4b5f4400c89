import type { ProcessState } from '../process/process.ts'
import type { Standing } from './entry.ts'

interface FeeFacts {
  state: ProcessState
  standing: Standing
  /** Whether the applicant has a seat, accepted or not. */
  hasSeat: boolean
}

/** Whether the application fee counts for the next session: the process is over, and the applicant got no seat, without having declined one or left. */
export function feeCarries({ state, standing, hasSeat }: FeeFacts): boolean {
  return state === 'closed' && standing === 'in' && !hasSeat
}
