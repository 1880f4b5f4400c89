import { isReceived } from '@pravesh/shared/payments/status'
import type { Payload, Where } from 'payload'
import { recordBatches } from '../../../platform/database/record-batches.ts'

/** Sums of payments, in paise. */
export interface PaymentSums {
  /** Amounts of all attempts. */
  startedPaise: number
  /** Amounts of the paid ones, refunded since or not. */
  receivedPaise: number
  refundedPaise: number
}

/** Sums payments in batches. Callers limit their number and validate the query. */
export async function sumPayments(payload: Payload, where: Where): Promise<PaymentSums> {
  const sums: PaymentSums = { startedPaise: 0, receivedPaise: 0, refundedPaise: 0 }
  for await (const payments of recordBatches({ payload, collection: 'payments', where, size: 2000 })) {
    for (const { amountPaise, refundedPaise, status } of payments) {
      sums.startedPaise += amountPaise
      if (isReceived(status)) sums.receivedPaise += amountPaise
      sums.refundedPaise += refundedPaise ?? 0
    }
  }
  return sums
}
