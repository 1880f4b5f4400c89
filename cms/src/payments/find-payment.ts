import { isTransactionId } from '@pravesh/shared/payments/identifiers'
import type { Payload } from 'payload'
import type { Payment } from '../payload-types.ts'

/** The attempt with this transaction id; null for any other text. Who may see it is for the caller to ask. */
export async function findPayment(payload: Payload, transactionId: string): Promise<Payment | null> {
  if (!isTransactionId(transactionId)) return null
  return payload.db.findOne<Payment>({ collection: 'payments', where: { transactionId: { equals: transactionId } } })
}
