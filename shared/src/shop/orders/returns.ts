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

export const RETURN_DECISIONS = ['accepted', 'rejected'] as const
export type ReturnDecision = (typeof RETURN_DECISIONS)[number]

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
