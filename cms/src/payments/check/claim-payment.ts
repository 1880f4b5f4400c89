import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { leaseFrom } from '../../platform/work/lease.ts'
import { movePayment, reloadPayment } from '../move-payment.ts'
import { paymentEffects } from './payment-effects.ts'

interface ClaimOptions {
  payload: Payload
  payment: Payment
  /** The provider's reference. */
  reference: string
  now: Date
}

/** Unique slot held by the one attempt that counts for a subject. Other attempts hold their own transaction id. */
function slotOf({ purpose, subjectId }: Pick<Payment, 'purpose' | 'subjectId'>): string {
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
 * which then applies the effects. A second paid attempt for the same subject is marked as a duplicate to refund.
 */
export async function claimPayment(options: ClaimOptions): Promise<{ payment: Payment; claimed: boolean }> {
  const { payload, payment, reference, now } = options
  const paid = { paidAt: now.toISOString(), providerReference: reference }
  try {
    const data = {
      ...paid,
      slot: slotOf(payment),
      issue: null,
      issueNote: null,
      ...leaseFrom(paymentEffects, now),
    }
    const claimed = await movePayment({ payload, payment, to: 'paid', data })
    return { payment: claimed ?? (await reloadPayment(payload, payment)), claimed: claimed !== null }
  } catch (error) {
    // Databases report uniqueness conflicts differently, so look for the attempt that holds the slot instead.
    const holder = await findCounting(payload, payment)
    if (holder === null || holder.id === payment.id) throw error
    const issueNote = `Duplicate of ${holder.transactionId}, which was already paid.`
    const data = { ...paid, issue: 'duplicate', issueNote, nextCheckAt: null } as const
    const marked = await movePayment({ payload, payment, to: 'paid', data })
    payload.logger.warn({ msg: 'A duplicate payment was received.', transactionId: payment.transactionId })
    return { payment: marked ?? (await reloadPayment(payload, payment)), claimed: false }
  }
}
