import type { RefundView, ShownRefund } from '@pravesh/shared/payments/refunds/refund-view'
import { isOpenRefund } from '@pravesh/shared/payments/refunds/status'
import { isPaid } from '@pravesh/shared/payments/status'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import type { Refund } from '../../payload-types.ts'
import { waitingKey } from '../approvals/request-approval.ts'
import { findOnePayment } from './find-one-payment.ts'
import { isManual } from './manual.ts'
import { revisionOf } from './refund-revision.ts'
import { findRefundTerms } from './refund-terms-for.ts'
import { refundsOf } from './refund-totals.ts'
import { isDuplicate, refundablePaise, refundObstacle } from './refundable.ts'

interface ViewOptions {
  payload: Payload
  paymentId: string
  mayRefund: boolean
  now: Date
}

/** What staff see about the refunds of a payment. Throws a Problem (404). */
export async function loadRefundView({ payload, paymentId, mayRefund, now }: ViewOptions): Promise<RefundView> {
  const payment = await findOnePayment(payload, paymentId)
  const [refunds, waiting, terms] = await Promise.all([
    refundsOf(payload, paymentId),
    readRow({
      payload,
      collection: 'money-approvals',
      where: { waitingKey: { equals: waitingKey('refund', paymentId) } },
    }),
    isDuplicate(payment) ? null : findRefundTerms({ payload, ...payment }),
  ])
  const obstacle = refundObstacle(payment)
  return {
    revision: revisionOf(payment),
    amountPaise: payment.amountPaise,
    refundedPaise: payment.refundedPaise ?? 0,
    refundablePaise: isPaid(payment.status) ? refundablePaise(payment) : 0,
    obstacle: obstacle === null ? null : staffText(obstacle),
    waiting: waiting && { id: waiting.id, change: waiting.change, requestedBy: waiting.requestedBy },
    mayRefund,
    isManual: isManual(payment),
    isDuplicate: isDuplicate(payment),
    isMismatch: payment.issue === 'mismatch',
    terms,
    today: dayInIndia(now),
    refunds: refunds.map(shownRefund),
  }
}

function shownRefund(refund: Refund): ShownRefund {
  const { id, refundId, amountPaise, status, kind, reason, requestedBy, requestedAt } = refund
  return {
    id,
    refundId,
    amountPaise,
    status,
    kind,
    reason,
    calculation: refund.calculation ?? '',
    requestedBy,
    requestedAt,
    note: refund.note ?? '',
    needsAttention: refund.needsAttention ?? false,
    isToPayOut: isManual(refund) && isOpenRefund(status),
  }
}
