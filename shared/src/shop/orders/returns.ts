import { MIN_REFUND_PAISE } from '../../payments/refunds/limits.ts'
import { formatPaise } from '../../platform/money.ts'

/** Returns of delivered books. (spec 1, 9; return policy) */
const DAY = 24 * 60 * 60_000

export const RETURN_REASONS = ['wrongBook', 'damaged', 'printingFault', 'changedMind'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_REASON_LABELS: Record<ReturnReason, string> = {
  wrongBook: 'It is not the book I ordered',
  damaged: 'It arrived damaged',
  printingFault: 'It has a printing fault',
  changedMind: 'I changed my mind, and the book is unused',
}

/**
 * An open return: asked for; its parcel awaited, since staff said where to send it; or the parcel received, whose books are
 * checked. The decision follows, and only then a refund. (decision 69)
 */
export type ReturnStage = 'requested' | 'awaited' | 'received'

/** The times of the latest return in ISO 8601. */
export interface ReturnTimes {
  returnRequestedAt?: string | null | undefined
  returnAwaitedAt?: string | null | undefined
  returnReceivedAt?: string | null | undefined
  returnDecision?: ReturnDecision | null | undefined
}

/** The stage of the latest return; null if none is open. Times from before its request are of an earlier return. */
export function returnStage(times: ReturnTimes): ReturnStage | null {
  const { returnRequestedAt: requested, returnAwaitedAt: awaited, returnReceivedAt: received, returnDecision } = times
  if (!requested || returnDecision) return null
  if (!awaited || awaited < requested) return 'requested'
  return received && received >= awaited ? 'received' : 'awaited'
}

/** The stage that ends the time in which a buyer can withdraw a return, as it is stored and as texts name it. */
const WITHDRAWAL_ENDS = { stage: 'received', text: 'until your parcel has reached us' } as const satisfies {
  stage: ReturnStage
  text: string
}

/** Whether the buyer can still withdraw the open return. */
export function mayWithdrawReturn(stage: ReturnStage | null): boolean {
  return stage !== null && stage !== WITHDRAWAL_ENDS.stage
}

/** Until when a buyer can withdraw a return, for policies and pages: `until …`. */
export const WITHDRAWABLE_UNTIL = WITHDRAWAL_ENDS.text

/** The reply to a buyer who has withdrawn a return. */
export const RETURN_WITHDRAWN_MESSAGE = 'You have withdrawn your return request. You keep the books.'

export const RETURN_DECISIONS = ['accepted', 'rejected'] as const
export type ReturnDecision = (typeof RETURN_DECISIONS)[number]

/** Whether the latest return is rejected, which staff can take back. */
export function isRejectedReturn({ returnDecision }: ReturnTimes): boolean {
  return returnDecision === 'rejected'
}

export const RETURN_DECISION_LABELS: Record<ReturnDecision, string> = { accepted: 'Accepted', rejected: 'Rejected' }

/** Until when a delivered order can be returned. */
export function returnableUntil(deliveredAt: Date, returnDays: number): Date {
  return new Date(deliveredAt.getTime() + returnDays * DAY)
}

/** Why an accepted return cannot refund this amount, as a sentence for staff; empty if it can. Nothing is an amount. */
export function returnAmountProblem(paise: number, mostPaise: number): string {
  if (paise > mostPaise) return `You can refund at most ${formatPaise(mostPaise)}.`
  return paise === 0 || paise >= MIN_REFUND_PAISE ? '' : `Enter 0, or at least ${formatPaise(MIN_REFUND_PAISE)}.`
}
