import { isTransactionId } from '@pravesh/shared/payments/identifiers'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId, isRecordIdIn } from '../../database/records/record-id.ts'
import type { Payment } from '../../payload-types.ts'
import { isInScope, may, mayDo } from '../../staff/index.ts'
import type { Viewer } from '../viewer.ts'
import { hasReceipt } from './receipt-rules.ts'

interface FindOptions {
  payload: Payload
  /** Of the payment, or of what it paid for; untrusted. */
  id: string
  viewer: Viewer
}

/** Upper bound on attempts for one subject that are looked at. */
const MAX_ATTEMPTS = 100

/** The payment that a receipt is for, if the viewer may read it; null otherwise. */
export async function findPaid({ payload, id, viewer }: FindOptions): Promise<Payment | null> {
  const where = whereOf(payload, id)
  if (where === null) return null
  const rows = await readRows({ payload, collection: 'payments', where, sort: '-paidAt', limit: MAX_ATTEMPTS })
  for (const payment of rows.filter(hasReceipt)) {
    if (await maySee(payload, viewer, payment)) return payment
  }
  return null
}

function whereOf(payload: Payload, id: string): Condition<'payments'> | null {
  if (isTransactionId(id)) return { transactionId: { equals: id } }
  if (!isRecordId(id)) return null
  const own: Condition<'payments'>[] = isRecordIdIn(payload, id) ? [{ id: { equals: id } }] : []
  return { or: [...own, { subjectId: { equals: id } }] }
}

async function maySee(payload: Payload, { studentId, staff }: Viewer, payment: Payment): Promise<boolean> {
  if (payment.studentId === studentId) return true
  const isOpen = mayDo(staff, 'read', 'receipts') && may(staff, 'issue documents')
  return isOpen && isInScope({ payload, user: staff, collection: 'payments', id: payment.id })
}
