import type { DueStatus } from '@pravesh/shared/fees/dues/due'
import type { Payload, TypedUser, Where } from 'payload'
import { sumRecords } from '../../database/sums/sum-records.ts'
import type { FeeDue } from '../../payload-types.ts'
import { NOT_OWED } from '../dues/is-owed.ts'

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

/** The total to which what a fee comes to belongs. Of a cancelled, waived or replaced one, nothing is owed. */
const TOTAL_OF = {
  open: 'openPaise',
  paid: 'paidPaise',
  refunded: 'paidPaise',
  cancelled: null,
  waived: null,
  replaced: null,
} as const satisfies Record<DueStatus, keyof ListTotals | null>

const SUMMED = [
  'amountPaise',
  'concessionPaise',
  'chargePaise',
  'lateFeePaise',
  'paidPaise',
  'refundedPaise',
] as const satisfies readonly (keyof FeeDue)[]

/**
 * Sums the fees that match; open ones only if they are owed, and without the late fees that still grow. Throws when the
 * condition is invalid, or the user may not read fees.
 */
export async function dueTotals(options: TotalsOptions): Promise<ListTotals> {
  const list = { collection: 'fee-dues', by: 'status', fields: SUMMED } as const
  const totals: ListTotals = { count: 0, openPaise: 0, paidPaise: 0, refundedPaise: 0 }
  const groups = await sumRecords({ ...options, ...list })
  for (const { value: status, count, sums } of groups) {
    totals.count += count
    const total = TOTAL_OF[status]
    if (total === 'openPaise') totals.openPaise += netOf(sums) - sums.paidPaise
    totals.paidPaise += total === 'paidPaise' ? netOf(sums) : sums.paidPaise
    totals.refundedPaise += sums.refundedPaise
  }
  if (!groups.some(({ value: status }) => status === 'open')) return totals
  for (const { sums } of await sumRecords({ ...options, ...list, where: { and: [options.where, NOT_OWED] } })) {
    totals.openPaise -= netOf(sums) - sums.paidPaise
  }
  return totals
}

const netOf = (sums: Record<(typeof SUMMED)[number], number>) =>
  sums.amountPaise - sums.concessionPaise + sums.chargePaise + sums.lateFeePaise
