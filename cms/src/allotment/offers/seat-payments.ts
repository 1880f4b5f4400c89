import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { offersOf } from './offer-record.ts'

export interface SeatPayment {
  transactionId: string
  /** What is neither refunded nor being refunded, in paise. */
  leftPaise: number
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
  return rows.map(({ transactionId, amountPaise, refundHeldPaise }) => ({
    transactionId,
    leftPaise: amountPaise - (refundHeldPaise ?? 0),
  }))
}

/** What an applicant has paid for seats and not got back, in paise. */
export async function creditOf(payload: Payload, applicationId: string): Promise<number> {
  return (await seatPayments(payload, applicationId)).reduce((sum, { leftPaise }) => sum + leftPaise, 0)
}
