import { balanceOf, dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { FeeDue } from '../../payload-types.ts'

/** What is left of a fee, with a late fee that is fixed and without one that still grows, in whole paise. */
export function fixedLeft({ amountPaise, concessionPaise, chargePaise, entries }: FeeDue): number {
  const { paidPaise, heldPaise, lateFeePaise } = balanceOf(dueEntries(entries))
  return Math.max(0, amountPaise - (concessionPaise ?? 0) + (chargePaise ?? 0) + lateFeePaise - paidPaise - heldPaise)
}

/** The state of an open fee after its amount was reduced: of which nothing is left, it is paid, or was waived. */
export function stateAfter(due: FeeDue, now: Date) {
  if (fixedLeft(due) > 0) return {}
  const { heldPaise } = balanceOf(dueEntries(due.entries))
  if (heldPaise > 0) return {}
  const [paymentId] = [...standingEntries(dueEntries(due.entries))]
    .flatMap(([id, { kind }]) => (kind === 'paid' ? id : []))
    .slice(-1)
  if (paymentId === undefined) return { status: 'waived' as const }
  return {
    status: 'paid' as const,
    paidAt: now.toISOString(),
    paymentId,
    review: 'PENDING' as const,
    reviewReason: null,
  }
}
