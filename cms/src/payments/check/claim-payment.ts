import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { leaseFrom } from '../../platform/work/lease.ts'
import { movePayment, reread } from '../move-payment.ts'
import { paymentEffects } from './payment-effects.ts'

interface ClaimOptions {
  payload: Payload
  payment: Payment
  /** The provider's number for it. */
  reference: string
  now: Date
}

/** What the counting attempt of one thing holds, and no other can. Until then each holds its own transaction id. */
function slotOf({ purpose, subjectId }: Pick<Payment, 'purpose' | 'subjectId'>): string {
  return `${purpose}/${subjectId}`
}

/** The attempt that counts for something; null while it is not paid. */
export function findCounting(payload: Payload, about: Pick<Payment, 'purpose' | 'subjectId'>): Promise<Payment | null> {
  return payload.db.findOne<Payment>({ collection: 'payments', where: { slot: { equals: slotOf(about) } } })
}

/**
 * Marks an attempt as paid, by one conditional update. `claimed` is true for one caller of any number, which then applies the
 * effects. A second paid attempt for the same thing is marked to be given back.
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
    return { payment: claimed ?? (await reread(payload, payment)), claimed: claimed !== null }
  } catch (error) {
    // How a database says that a unique value is taken differs; who holds it does not.
    const holder = await findCounting(payload, payment)
    if (holder === null || holder.id === payment.id) throw error
    const issueNote = `${holder.transactionId} was paid for the same and is the one that counts.`
    const data = { ...paid, issue: 'duplicate', issueNote, nextCheckAt: null } as const
    const marked = await movePayment({ payload, payment, to: 'paid', data })
    payload.logger.warn({ msg: 'Something was paid twice.', transactionId: payment.transactionId })
    return { payment: marked ?? (await reread(payload, payment)), claimed: false }
  }
}
