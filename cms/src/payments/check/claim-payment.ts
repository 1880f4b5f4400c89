import { canTransition } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { leaseFrom } from '../../platform/work/lease.ts'
import { reloadPayment } from '../find-payment.ts'
import { movePayment } from '../move-payment.ts'
import type { Gateway, GatewayReport } from '../providers/gateway.ts'
import { duplicateRefunds } from '../refunds/duplicate-refunds.ts'
import { refundDuplicate } from '../refunds/refund-duplicate.ts'
import { paymentEffects } from './payment-effects.ts'

type Paid = Exclude<GatewayReport, { state: 'unknown' }>

interface ClaimOptions {
  payload: Payload
  payment: Payment
  /** The provider's references of the payment. */
  report: Pick<Paid, 'reference' | 'providerPaymentId' | 'bankReference' | 'method'>
  now: Date
  /** Refunds a duplicate. Defaults to the provider of the payment. */
  gateway?: Gateway
}

/** Unique slot held by the one attempt that counts for a subject. Other attempts hold their own transaction id. */
export function slotOf({ purpose, subjectId }: Pick<Payment, 'purpose' | 'subjectId'>): string {
  return `${purpose}/${subjectId}`
}

/** Finds the paid attempt that counts for a subject; null while none is paid. */
export function findCounting(
  payload: Payload,
  subject: Pick<Payment, 'purpose' | 'subjectId'>,
): Promise<Payment | null> {
  return payload.db.findOne<Payment>({ collection: 'payments', where: { slot: { equals: slotOf(subject) } } })
}

/**
 * Marks an attempt as paid by one conditional update. Of several concurrent callers, `claimed` is true for exactly one,
 * which then applies the effects. A second paid attempt for the same subject is marked as a duplicate and refunded.
 * Throws when the database refuses the claim and the attempt is still unpaid, so that provider and schedule repeat it.
 */
export async function claimPayment(options: ClaimOptions): Promise<{ payment: Payment; claimed: boolean }> {
  const { payload, payment, report, now, gateway } = options
  const { reference: providerReference, providerPaymentId = null, bankReference = null, method = null } = report
  const paid = { paidAt: now.toISOString(), providerReference, providerPaymentId, bankReference, method }
  try {
    const data = {
      ...paid,
      slot: slotOf(payment),
      issue: null,
      issueNote: null,
      ...leaseFrom(paymentEffects, now),
    }
    const claimed = await movePayment({ payload, payment, to: 'paid', data })
    if (claimed) return { payment: claimed, claimed: true }
    const current = await reloadPayment(payload, payment)
    // A process that dies during its claim can make that of another one fail too.
    if (canTransition(current.status, 'paid')) throw new Error(`Payment ${payment.transactionId} was not claimed.`)
    return { payment: current, claimed: false }
  } catch (error) {
    // Databases report uniqueness conflicts differently, so look for the attempt that holds the slot instead.
    const holder = await findCounting(payload, payment)
    if (holder === null || holder.id === payment.id) throw error
    const issueNote = `Duplicate of ${holder.transactionId}, which was already paid.`
    const data = { ...paid, issue: 'duplicate', issueNote, ...leaseFrom(duplicateRefunds, now) } as const
    const marked = await movePayment({ payload, payment, to: 'paid', data })
    payload.logger.warn({ msg: 'A duplicate payment was received.', transactionId: payment.transactionId })
    if (marked === null) return { payment: await reloadPayment(payload, payment), claimed: false }
    return { payment: await refundDuplicate({ payload, payment: marked, now, gateway }), claimed: false }
  }
}
