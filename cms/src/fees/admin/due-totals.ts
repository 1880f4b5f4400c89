import type { DueStatus } from '@pravesh/shared/fees/dues/due'
import type { Payload, TypedUser, Where } from 'payload'
import { sumRecords } from '../../database/sums/sum-records.ts'

/** Sums of a list of fees. */
export interface ListTotals {
  count: number
  openPaise: number
  /** Received, before refunds. */
  paidPaise: number
  refundedPaise: number
}

interface TotalsOptions {
  payload: Payload
  user: TypedUser
  where: Where
  /** How many there are, as the list has counted them. */
  matches?: number
}

/** The total to which the amount of a fee belongs. A cancelled one is not owed, and was never paid. */
const TOTAL_OF = {
  open: 'openPaise',
  paid: 'paidPaise',
  refunded: 'paidPaise',
  cancelled: null,
} as const satisfies Record<DueStatus, keyof ListTotals | null>

/** Sums the fees that match. Throws when the condition is invalid, or the user may not read fees. */
export async function dueTotals(options: TotalsOptions): Promise<ListTotals> {
  const list = { collection: 'fee-dues', by: 'status', fields: ['amountPaise', 'refundedPaise'] } as const
  const totals: ListTotals = { count: 0, openPaise: 0, paidPaise: 0, refundedPaise: 0 }
  for (const { value: status, count, sums } of await sumRecords({ ...options, ...list })) {
    totals.count += count
    const total = TOTAL_OF[status]
    if (total !== null) totals[total] += sums.amountPaise
    totals.refundedPaise += sums.refundedPaise
  }
  return totals
}
