import { nextRefundCheckAt } from '@pravesh/shared/payments/refunds/schedule'
import { isUnsentRefund } from '@pravesh/shared/payments/refunds/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import type { DueRecords } from '../../database/work/due-records.ts'
import { finish, type Lease, saveProgress } from '../../database/work/lease.ts'
import type { Refund } from '../../payload-types.ts'
import { findGateway } from '../providers/find-gateway.ts'
import type { Gateway, RefundOrder, RefundReport } from '../providers/gateway.ts'
import { notifyOfRefund } from './notify-of-refund.ts'
import { paymentToRefund } from './refund-totals.ts'

interface AskOptions {
  payload: Payload
  work: DueRecords<'refunds'>
  lease: Lease<'refunds'>
  now: Date
  gateway?: Gateway
}

type Report = Exclude<RefundReport, { state: 'unknown' }>

/**
 * Sends an open refund to its provider, or queries its state, and stores the answer. Returns the refund, still leased,
 * once it is done or failed; null while the provider is working on it. Throws when the provider cannot be reached:
 * repeating a request is safe, because our id is the provider's idempotency key.
 */
export async function askProvider(options: AskOptions): Promise<Refund | null> {
  const { payload, work, lease, now } = options
  const report = await query(options)
  const contradiction = contradictionIn(report, lease.record)
  if (contradiction !== null || report.state === 'pending') {
    const next = nextRefundCheckAt({ requestedAt: new Date(lease.record.requestedAt), now })
    const dueAt = next.toISOString()
    await finish({
      payload,
      work,
      lease,
      data:
        contradiction === null
          ? { status: 'pending', providerReference: report.reference, attempts: 0, dueAt }
          : { needsAttention: true, note: contradiction, dueAt },
    })
    return null
  }
  const hasFailed = report.state === 'failed'
  const data = {
    status: report.state,
    providerReference: report.reference,
    bankReference: report.bankReference ?? null,
    decidedAt: now.toISOString(),
    needsAttention: hasFailed,
    note: hasFailed ? (report.reason ?? 'The payment provider gave no reason.') : null,
  }
  return saveProgress({ payload, work, lease, data })
}

async function query({ payload, lease: { record: refund }, gateway, now }: AskOptions): Promise<Report> {
  const { refundId, amountPaise, provider } = refund
  const payment = await paymentToRefund(payload, refund.paymentId)
  const { transactionId, providerReference } = payment
  const queried = gateway ?? findGateway(payload, provider)
  if (!queried) throw new Error(`The provider ${provider} is not configured.`)
  const order: RefundOrder = {
    refundId,
    amountPaise,
    payment: { transactionId, reference: providerReference ?? null, amountPaise: payment.amountPaise },
  }
  const isUnsent = isUnsentRefund(refund.status)
  if (isUnsent) await notifyOfRefund({ payload, refund, payment, now })
  const report = isUnsent
    ? await queried.refund(order)
    : await queried.askRefund({ ...order, reference: refund.providerReference ?? null })
  if (report.state === 'unknown') throw new Error(`The provider does not know refund ${refundId}.`)
  return report
}

/** Why a report cannot be about this refund, as a sentence for staff; null if it is. */
function contradictionIn(report: Report, { refundId, amountPaise }: Refund): string | null {
  if (report.refundId !== refundId) return `The provider answered about refund ${report.refundId}.`
  if (report.amountPaise === amountPaise) return null
  return `The provider reports ${formatPaise(report.amountPaise)} instead of ${formatPaise(amountPaise)}.`
}
