import { taxText } from '@pravesh/shared/documents/tax'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { Payment, Receipt, Student } from '../../payload-types.ts'
import { findLatestReceipt } from './find-receipt.ts'
import { hasReceipt } from './receipt-rules.ts'
import { breakdownOf, taxOf } from './receipt-taxes.ts'
import { type ReceiptContent, writeNumbered } from './write-numbered.ts'

interface IssueOptions {
  payload: Payload
  payment: Payment
  now: Date
}

/** The receipt of a payment, written on the first call; null for payments without one. Idempotent. */
export async function issueReceipt(options: IssueOptions): Promise<Receipt | null> {
  const { payload, payment } = options
  if (!hasReceipt(payment)) return null
  return (await findLatestReceipt(payload, payment.id)) ?? writeNumbered(payload, await contentOf(options))
}

async function contentOf({ payload, payment, now }: IssueOptions): Promise<ReceiptContent> {
  const { id, purpose, subjectId, studentId, description, amountPaise, transactionId, paidAt } = payment
  const { college, course } = payment
  const tax = taxText(await taxOf(payload, payment), amountPaise)
  return {
    paymentId: id,
    revision: 1,
    // Money received at the office is receipted, numbered and booked on the day on which it was received.
    issuedAt: payment.offlineId && paidAt ? paidAt : now.toISOString(),
    studentName: (await findStudent(payload, studentId))?.name ?? '',
    description,
    amountPaise,
    purpose,
    transactionId,
    paidAt,
    studentId,
    subjectId,
    college,
    course,
    taxLabel: tax.label,
    taxNote: tax.note,
    breakdown: await breakdownOf(payload, payment),
  }
}

async function findStudent(payload: Payload, id: string): Promise<Student | null> {
  if (!isRecordIdIn(payload, id)) return null
  return readRow({ payload, collection: 'students', where: { id: { equals: id } } })
}
