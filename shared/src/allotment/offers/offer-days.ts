import { endOfDay, startOfDay } from '../../platform/day-in-india.ts'
import type { Step } from '../process/steps.ts'
import type { OfferStatus } from './status.ts'

/** What is known about a seat that may still wait for its applicant. */
export interface WaitingOffer {
  status: OfferStatus
  isPaidFor: boolean
  isReminded: boolean
  /** The last day to answer and pay, `YYYY-MM-DD` in India. */
  respondBy: string
}

const HOUR = 60 * 60_000
/** Of the last day, when those are reminded who have not answered or paid. */
const REMINDER_HOUR = 8

/** Whether the seat lapses if the applicant does nothing. */
export function isWaiting({ status, isPaidFor }: Pick<WaitingOffer, 'status' | 'isPaidFor'>): boolean {
  return status === 'offered' || (status === 'accepted' && !isPaidFor)
}

/** When the portal has to do something about a seat: to remind, then to let it lapse. Null if it does not wait. ISO 8601. */
export function nextStepAt(offer: WaitingOffer): string | null {
  if (!isWaiting(offer)) return null
  return offer.isReminded ? lapsesAt(offer) : remindAt(offer)
}

/** The first moment after the last day. */
export function lapsesAt({ respondBy }: Pick<WaitingOffer, 'respondBy'>): string {
  return new Date(Date.parse(endOfDay(respondBy)) + 1).toISOString()
}

function remindAt({ respondBy }: Pick<WaitingOffer, 'respondBy'>): string {
  return new Date(Date.parse(startOfDay(respondBy)) + REMINDER_HOUR * HOUR).toISOString()
}

interface AnsweredOffer {
  round: number
  /** The last round in which the seat was kept; empty in the one that gave it. */
  answerRound?: number | null | undefined
}

/** The last day to answer and pay a seat, by the days of its process; null if the process has no such round any more. */
export function lastDayOf(steps: readonly Step[], { round, answerRound }: AnsweredOffer): string | null {
  const own = answerRound ?? round
  return steps.find((step) => step.kind === 'rounds' && step.round === own)?.last ?? null
}
