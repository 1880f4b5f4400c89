import { splitRefund } from '@pravesh/shared/payments/refunds/split-refund'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { findPayment } from '../find-payment.ts'
import { writeHeldRefund } from './hold-refund.ts'
import { refundablePaise } from './refundable.ts'
import { requestKeyOf, requestRefund } from './request-refund.ts'

interface AcrossOptions {
  payload: Payload
  /** In the order in which they are refunded. */
  transactionIds: readonly string[]
  /** What to refund of all that has been paid and was not refunded before this. */
  amountOf: (totalPaise: number) => number
  reason: string
  calculation?: string
  /** Idempotency key: a repeat requests only what an interrupted call did not. */
  key: string
  now: Date
}

/** Refunds an amount from several payments of one person, as the portal itself. Returns what is refunded, in paise. */
export async function refundAcross(options: AcrossOptions): Promise<number> {
  const { payload, transactionIds, amountOf, key, reason, calculation, now } = options
  const found = await Promise.all(transactionIds.map((id) => findPayment(payload, id)))
  const payments = await Promise.all(
    found.flatMap((payment) => (payment === null ? [] : [writeHeldRefund(payload, payment)])),
  )
  const keys = payments.map(({ id }) => requestKeyOf(id, key))
  if (keys.length === 0) return 0
  const earlier = await readRows({
    payload,
    collection: 'refunds',
    where: { requestKey: { in: keys } },
    limit: keys.length,
  })
  const requested = new Map(earlier.map(({ requestKey, amountPaise }) => [requestKey, amountPaise]))
  const done = earlier.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const total = payments.reduce((sum, payment) => sum + refundablePaise(payment), done)
  const open = payments.filter(({ id }) => !requested.has(requestKeyOf(id, key)))
  const parts = splitRefund(Math.max(0, amountOf(total) - done), open.map(refundablePaise))
  let refunded = done
  for (const [at, { id: paymentId }] of open.entries()) {
    const amountPaise = parts[at] ?? 0
    if (amountPaise === 0) continue
    await requestRefund({ payload, paymentId, amountPaise, reason, calculation, key, staff: null, now })
    refunded += amountPaise
  }
  return refunded
}
