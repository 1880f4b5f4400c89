import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { readRow } from '../../platform/database/read-row.ts'
import { isRecordId } from '../../platform/database/record-id.ts'
import { notFound } from '../../platform/problem.ts'
import { writeHeldRefund } from './hold-refund.ts'

/** Loads a payment, with the record of its held refund written. Throws a Problem (404). */
export async function findOnePayment(payload: Payload, id: string): Promise<Payment> {
  const where = { id: { equals: id } }
  const payment = isRecordId(id) ? await readRow({ payload, collection: 'payments', where }) : null
  if (payment === null) throw notFound('payment')
  return writeHeldRefund(payload, payment)
}
