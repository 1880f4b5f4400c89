import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { Receipt } from '../../payload-types.ts'
import { issueReceipt } from './issue-receipt.ts'

interface ReceiptOptions {
  payload: Payload
  /** Of the payment. Callers check access themselves. */
  transactionId: string
  now: Date
}

/** A payment and its receipt, which is written on request if it is missing; null for payments without one. */
export async function receiptOf({ payload, transactionId, now }: ReceiptOptions) {
  const where = { transactionId: { equals: transactionId } }
  const payment = await readRow({ payload, collection: 'payments', where })
  const receipt: Receipt | null = payment && (await issueReceipt({ payload, payment, now }))
  return payment && receipt ? { payment, receipt } : null
}
