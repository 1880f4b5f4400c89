import type { Payload } from 'payload'
import {
  type DocumentKind,
  receiptOf,
  replacementOf,
  revisionOf,
  stateOfPayment,
  type Viewer,
} from '../../documents/index.ts'
import type { Order } from '../../payload-types.ts'
import { may, mayDo } from '../../staff/index.ts'
import { findOrder } from '../orders/find-orders.ts'
import { billView } from './bill-view.ts'
import { drawBill } from './draw-bill.ts'

/**
 * Bills of supply of paid orders. The bill is the receipt of the order's payment: it has the receipt's number, and a
 * refund does not replace it.
 */
export const billKind: DocumentKind = {
  async gather({ payload, id, viewer, now }) {
    const order = await findVisible(payload, id, viewer)
    const paid = order?.paymentId ? await receiptOf({ payload, transactionId: order.paymentId, now }) : null
    if (order === null || paid === null) return null
    const { receipt, payment } = paid
    return {
      subjectId: receipt.paymentId,
      revision: String(revisionOf(receipt)),
      studentId: order.studentId,
      studentName: receipt.studentName ?? '',
      number: receipt.number,
      issuedAt: new Date(receipt.issuedAt),
      amountPaise: receipt.amountPaise,
      draw: (locale) => drawBill(billView({ order, receipt, payment, locale }), locale),
    }
  },
  stateOf: stateOfPayment,
  replacementOf,
}

async function findVisible(payload: Payload, id: string, { studentId, staff }: Viewer): Promise<Order | null> {
  const order = await findOrder(payload, id)
  if (order === null) return null
  return order.studentId === studentId || (mayDo(staff, 'read', 'orders') && may(staff, 'issue documents'))
    ? order
    : null
}
