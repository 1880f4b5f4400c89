import { isReceived } from '@pravesh/shared/payments/status'
import type { Payload, Where } from 'payload'
import type { Payment } from '../../../payload-types.ts'

/** Sums of payments, in paise. */
export interface PaymentSums {
  /** Amounts of all attempts. */
  startedPaise: number
  /** Amounts of the paid ones, refunded since or not. */
  receivedPaise: number
  refundedPaise: number
}

/** Sums payments. Callers limit their number and validate the query. */
export async function sumPayments(payload: Payload, where: Where): Promise<PaymentSums> {
  const sums: PaymentSums = { startedPaise: 0, receivedPaise: 0, refundedPaise: 0 }
  const { docs } = await payload.db.find<Payment>({
    collection: 'payments',
    where,
    limit: 0,
    pagination: false,
    select: { amountPaise: true, refundedPaise: true, status: true },
  })
  for (const { amountPaise, refundedPaise, status } of docs) {
    sums.startedPaise += amountPaise
    if (isReceived(status)) sums.receivedPaise += amountPaise
    sums.refundedPaise += refundedPaise ?? 0
  }
  return sums
}
