import { isHeldRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { offersOf } from './offer-record.ts'

export interface SeatPayment {
  transactionId: string
  /** What is neither refunded nor being refunded, in paise. */
  leftPaise: number
  /** What staff have refunded of it. */
  byStaffPaise: number
}

/** What counts of the payments for the seats of an application, the newest first. */
export async function seatPayments(payload: Payload, applicationId: string): Promise<SeatPayment[]> {
  const offers = await offersOf(payload, applicationId)
  const ids = offers.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: { and: [{ transactionId: { in: ids } }, { status: { in: ['paid', 'refunded'] } }] },
    fields: ['transactionId', 'amountPaise', 'refundHeldPaise', 'paidAt'],
    sort: ['-paidAt', '-startedAt'],
    limit: ids.length,
  })
  const byStaff = await refundedByStaff(
    payload,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, transactionId, amountPaise, refundHeldPaise }) => ({
    transactionId,
    leftPaise: amountPaise - (refundHeldPaise ?? 0),
    byStaffPaise: byStaff.get(id) ?? 0,
  }))
}

/** Far above the refunds of the payments of one person. */
const MAX_REFUNDS = 200

/** By the id of the payment, in paise. */
async function refundedByStaff(payload: Payload, ids: readonly string[]): Promise<Map<string, number>> {
  const where: Condition<'refunds'> = {
    and: [
      { paymentId: { in: [...ids] } },
      { requestedById: { exists: true } },
      { status: { in: refundStatusesIn(isHeldRefund) } },
    ],
  }
  const sums = new Map<string, number>()
  for (const { paymentId, amountPaise } of await readRows({
    payload,
    collection: 'refunds',
    where,
    limit: MAX_REFUNDS,
  }))
    sums.set(paymentId, (sums.get(paymentId) ?? 0) + amountPaise)
  return sums
}

/** What an applicant has paid for seats and not got back, in paise. */
export async function creditOf(payload: Payload, applicationId: string): Promise<number> {
  return (await seatPayments(payload, applicationId)).reduce((sum, { leftPaise }) => sum + leftPaise, 0)
}
