import type { Payload, TypedUser, Where } from 'payload'
import { sumRecords } from '../../platform/sums/sum-records.ts'

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

/** Sums the fees that match. Throws when the condition is invalid, or the user may not read fees. */
export async function dueTotals(options: TotalsOptions): Promise<ListTotals> {
  const list = { collection: 'fee-dues', by: 'status', fields: ['amountPaise', 'refundedPaise'] } as const
  const totals: ListTotals = { count: 0, openPaise: 0, paidPaise: 0, refundedPaise: 0 }
  for (const { value: status, count, sums } of await sumRecords({ ...options, ...list })) {
    totals.count += count
    totals[status === 'open' ? 'openPaise' : 'paidPaise'] += sums.amountPaise
    totals.refundedPaise += sums.refundedPaise
  }
  return totals
}
