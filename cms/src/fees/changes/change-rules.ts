import { balanceOf, dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import { formatPaise } from '@pravesh/shared/platform/money'
import { Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'

/** What is left of a fee, with a late fee that is fixed and without one that still grows, in whole paise. */
function fixedLeft({ amountPaise, concessionPaise, chargePaise, entries }: FeeDue): number {
  const { paidPaise, heldPaise, lateFeePaise } = balanceOf(dueEntries(entries))
  return Math.max(0, amountPaise - (concessionPaise ?? 0) + (chargePaise ?? 0) + lateFeePaise - paidPaise - heldPaise)
}

/** Throws a Problem (409) unless a fee is open and can be reduced by an amount in whole paise; a negative one raises it. */
export function requireReducible(due: FeeDue, byPaise: number): void {
  if (due.status !== 'open') throw conflict('NOT_OPEN', 'Only a fee that is not paid can be changed.')
  const leftPaise = fixedLeft(due)
  if (byPaise > leftPaise) throw conflict('TOO_MUCH', `Only ${formatPaise(leftPaise)} of this fee is left.`)
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

function conflict(code: string, publicMessage: string): Problem {
  return new Problem({ code, status: 409, publicMessage })
}
