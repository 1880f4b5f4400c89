/** The ledger of a due: entries are appended and never changed, so that a bounce is a counter-entry. */
import * as z from 'zod/mini'

/**
 * What an entry does with the money of a transaction: `held` reserves it while a cheque is being cleared or a payment is
 * being claimed, `paid` counts it, `released` and `bounced` take it back, `refunded` notes money returned.
 */
const DUE_ENTRY_KINDS = ['held', 'paid', 'released', 'bounced', 'refunded'] as const

const dueEntry = z.object({
  /** ISO 8601. */
  at: z.string(),
  transactionId: z.string(),
  kind: z.enum(DUE_ENTRY_KINDS),
  /** In whole paise; negative for what takes money back. */
  amountPaise: z.int(),
  /** The late fee that was fixed with it, in whole paise. */
  lateFeePaise: z.optional(z.int()),
  /** Written before the due was opened again after a refund; no longer part of its balance. */
  isPast: z.optional(z.boolean()),
})
export type DueEntry = z.infer<typeof dueEntry>

/** The entries of a due, oldest first; none for dues from before there was a ledger. */
export function dueEntries(stored: unknown): DueEntry[] {
  return z.array(dueEntry).parse(stored ?? [])
}

export interface DueBalance {
  /** What counts, refunded in part since or not. */
  paidPaise: number
  /** Reserved, and neither counted nor taken back. */
  heldPaise: number
  /** Returned of what counts or counted. */
  refundedPaise: number
  /** The late fee that was fixed when the rest was paid. */
  lateFeePaise: number
}

export function balanceOf(entries: readonly DueEntry[]): DueBalance {
  const balance: DueBalance = { paidPaise: 0, heldPaise: 0, refundedPaise: 0, lateFeePaise: 0 }
  for (const { transactionId, kind, amountPaise, lateFeePaise = 0 } of standingEntries(entries).values()) {
    if (kind !== 'paid' && kind !== 'held') continue
    balance[kind === 'paid' ? 'paidPaise' : 'heldPaise'] += amountPaise
    balance.refundedPaise += refundedOf(entries, transactionId)
    balance.lateFeePaise = Math.max(balance.lateFeePaise, lateFeePaise)
  }
  return balance
}

/** The entry that says how each transaction stands: its last one, where a refund in part does not change that. */
export function standingEntries(entries: readonly DueEntry[]): Map<string, DueEntry> {
  const standing = new Map<string, DueEntry>()
  for (const entry of entries) {
    if (!entry.isPast && entry.kind !== 'refunded') standing.set(entry.transactionId, entry)
  }
  return standing
}

/** How much of a transaction was returned, as a positive amount in whole paise. */
export function refundedOf(entries: readonly DueEntry[], transactionId: string): number {
  return entries
    .filter((entry) => entry.transactionId === transactionId && entry.kind === 'refunded')
    .reduce((sum, { amountPaise }) => sum - amountPaise, 0)
}
