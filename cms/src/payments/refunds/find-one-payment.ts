import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { Payment } from '../../payload-types.ts'
import { writeHeldRefund } from './hold-refund.ts'

/** Loads a payment, with the record of its held refund written. Throws a Problem (404). */
export async function findOnePayment(payload: Payload, id: string): Promise<Payment> {
  const where = { id: { equals: id } }
  const payment = isRecordId(id) ? await readRow({ payload, collection: 'payments', where }) : null
  if (payment === null) throw notFound('payment')
  return writeHeldRefund(payload, payment)
}
