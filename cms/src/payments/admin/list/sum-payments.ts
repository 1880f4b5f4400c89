import { isReceived } from '@pravesh/shared/payments/status'
import type { Payload, TypedUser, Where } from 'payload'
import { sumRecords } from '../../../database/sums/sum-records.ts'

/** Sums of payments, in paise. */
export interface PaymentSums {
  /** Amounts of all attempts. */
  startedPaise: number
  /** Amounts of the paid ones, refunded since or not. */
  receivedPaise: number
  refundedPaise: number
}

interface SumOptions {
  payload: Payload
  user: TypedUser
  where: Where
  /** How many there are, as the list has counted them. */
  matches?: number
}

/** Sums the payments that a list shows. */
export async function sumPayments(options: SumOptions): Promise<PaymentSums> {
  const list = { collection: 'payments', by: 'status', fields: ['amountPaise', 'refundedPaise'] } as const
  const totals: PaymentSums = { startedPaise: 0, receivedPaise: 0, refundedPaise: 0 }
  for (const { value: status, sums } of await sumRecords({ ...options, ...list })) {
    totals.startedPaise += sums.amountPaise
    if (isReceived(status)) totals.receivedPaise += sums.amountPaise
    totals.refundedPaise += sums.refundedPaise
  }
  return totals
}
