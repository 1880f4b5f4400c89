import type { Standing } from '../entries/entry.ts'
import type { ProcessState } from '../process/process.ts'
import { holdsSeat, type OfferStatus } from './status.ts'

interface FeeFacts {
  state: ProcessState
  standing: Standing
  /** Of the newest seat of the applicant; null without one. */
  seat: OfferStatus | null
}

/** Whether the application fee counts for the next session: the process is over, and the applicant got no seat, without having declined one or left. */
export function feeCarries({ state, standing, seat }: FeeFacts): boolean {
  const hasSeat = seat !== null && holdsSeat(seat)
  return state === 'closed' && standing === 'in' && !hasSeat
}
