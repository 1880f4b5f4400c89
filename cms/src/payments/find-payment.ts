import { isTransactionId } from '@pravesh/shared/payments/identifiers'
import type { Payload } from 'payload'
import { readRow } from '../database/records/read-row.ts'
import type { Payment } from '../payload-types.ts'

/** Finds an attempt by transaction id; null when there is none. Callers must check access themselves. */
export async function findPayment(payload: Payload, transactionId: string): Promise<Payment | null> {
  if (!isTransactionId(transactionId)) return null
  return readRow({ payload, collection: 'payments', where: { transactionId: { equals: transactionId } } })
}

/** Reads an attempt again; falls back to the given one when it no longer exists. */
export async function reloadPayment(payload: Payload, payment: Payment): Promise<Payment> {
  const where = { id: { equals: payment.id } }
  return (await readRow({ payload, collection: 'payments', where })) ?? payment
}
