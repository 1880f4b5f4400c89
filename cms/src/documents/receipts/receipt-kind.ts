import type { DocumentState } from '@pravesh/shared/documents/kinds'
import { isBilled } from '@pravesh/shared/documents/receipt-number'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { DocumentKind } from '../document-kind.ts'
import { drawReceipt } from './draw-receipt.ts'
import { findPaid } from './find-paid.ts'
import { findLatestReceipt } from './find-receipt.ts'
import { issueReceipt } from './issue-receipt.ts'
import { refundedPaise, revisionOf } from './receipt-rules.ts'
import { receiptView } from './receipt-view.ts'

type IssuedOptions = Parameters<DocumentKind['stateOf']>[0]

/** Receipts of payments. One that a payment lacks, because it is older than receipts, is written on request. */
export const receiptKind: DocumentKind = {
  async gather({ payload, id, viewer, now }) {
    const payment = await findPaid({ payload, id, viewer })
    const receipt = payment && (await issueReceipt({ payload, payment, now }))
    // The bill of supply is the receipt of an order; its feature draws it.
    if (!receipt || isBilled(receipt.purpose)) return null
    return {
      subjectId: receipt.paymentId,
      // A refund does not replace a receipt: the verification page reports it.
      revision: String(revisionOf(receipt)),
      studentId: receipt.studentId,
      studentName: receipt.studentName ?? '',
      number: receipt.number,
      issuedAt: new Date(receipt.issuedAt),
      amountPaise: receipt.amountPaise,
      draw: (locale) => drawReceipt(receiptView({ receipt, payment, locale }), locale),
    }
  },
  stateOf: stateOfPayment,
  replacementOf,
}

/** Whether a receipt or bill of a payment still holds. */
export async function stateOfPayment({ payload, subjectId, number }: IssuedOptions): Promise<DocumentState> {
  if (!isRecordIdIn(payload, subjectId)) return 'withdrawn'
  const latest = await findLatestReceipt(payload, subjectId)
  if (latest && (latest.number !== number || latest.replacedAt)) return 'replaced'
  const payment = await readRow({ payload, collection: 'payments', where: { id: { equals: subjectId } } })
  if (!payment) return 'withdrawn'
  const refunded = refundedPaise(payment)
  if (refunded === 0) return 'valid'
  return refunded < payment.amountPaise ? 'part-refunded' : 'refunded'
}

/** The number of the receipt or bill that replaced this one. */
export async function replacementOf({ payload, subjectId, number }: IssuedOptions): Promise<string | null> {
  const latest = await findLatestReceipt(payload, subjectId)
  return latest && latest.number !== number ? latest.number : null
}
