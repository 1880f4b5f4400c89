/** How what was paid for a seat is taken off a fee. */

import { type Concession, concessionsOf } from './concessions.ts'
import type { DueStatus } from './due.ts'
import { balanceOf, dueEntries } from './due-ledger.ts'

/** As stored; amounts in whole paise. */
interface StoredDue {
  status: DueStatus
  amountPaise: number
  chargePaise?: number | null | undefined
  concessions?: unknown
  entries?: unknown
}

interface CreditOptions {
  due: StoredDue
  /** What is left of the credit for this due. */
  creditPaise: number
  applicationId: string
  /** ISO 8601. */
  at: string
}

/** What a due has of the credit for a seat, in whole paise. */
export function seatCreditOf({ concessions }: Pick<StoredDue, 'concessions'>): number {
  return sumOf(concessionsOf(concessions).filter(({ kind }) => kind === 'seat'))
}

/** The most that a due can take: what is neither paid nor reserved nor a concession. A due that is over takes no more than it has. */
function capacityOf(due: StoredDue): number {
  if (due.status === 'cancelled' || due.status === 'replaced' || due.status === 'refunded') return seatCreditOf(due)
  const { paidPaise, heldPaise, lateFeePaise } = balanceOf(dueEntries(due.entries))
  const others = concessionsOf(due.concessions).filter(({ kind }) => kind !== 'seat')
  const netPaise = due.amountPaise + (due.chargePaise ?? 0) + lateFeePaise - sumOf(others)
  // Of a charge for a bounced cheque and a late fee, nothing is paid by the seat.
  return Math.max(0, Math.min(due.amountPaise - sumOf(others), netPaise - paidPaise - heldPaise))
}

/** The reductions of a due with its part of the credit; null if they stay as they are. */
export function withSeatCredit({ due, creditPaise, applicationId, at }: CreditOptions): Concession[] | null {
  const amountPaise = Math.min(creditPaise, capacityOf(due))
  if (amountPaise === seatCreditOf(due)) return null
  const others = concessionsOf(due.concessions).filter(({ kind }) => kind !== 'seat')
  if (amountPaise === 0) return others
  return [...others, { kind: 'seat', amountPaise, approvalId: applicationId, at }]
}

const sumOf = (concessions: readonly Concession[]) => concessions.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
