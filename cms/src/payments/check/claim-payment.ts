import { canTransition } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { leaseFrom } from '../../database/work/lease.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import { claimDay } from '../claim-day.ts'
import { duplicateNote } from '../duplicate-note.ts'
import { findCounting, partSlotOf, slotOf } from '../find-counting.ts'
import { reloadPayment } from '../find-payment.ts'
import type { ClaimedPayment } from '../handlers.ts'
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

interface ExcessOptions {
  payload: Payload
  payment: ClaimedPayment & Pick<Payment, 'purpose' | 'subjectId'>
  now: Date
}

/** Why a payment is beyond what is left or the limit of its purpose; null if it counts, which takes its place. */
export async function findExcess({ payload, payment, now }: ExcessOptions): Promise<string | null> {
  const { purpose, subjectId } = payment
  return (await portalOf(payload).withinLimitHandlers[purpose]?.({ payload, subjectId, payment, now })) ?? null
}

/**
 * Marks an attempt as paid by one conditional update. Of several concurrent callers, `claimed` is true for exactly one,
 * which then applies the effects. A second paid attempt for the same subject, and one beyond the limit of its purpose, is
 * marked as a duplicate and refunded. Throws when the database refuses the claim and the attempt is still unpaid, so that
 * provider and schedule repeat it.
 */
export async function claimPayment(options: ClaimOptions): Promise<Claim> {
  const { payload, payment, now } = options
  const excess = await findExcess({ payload, payment: { ...payment, day: claimDay(payment) }, now })
  if (excess !== null) return markDuplicate(options, excess)
  try {
    return await claimSlot(options, slotOf(payment))
  } catch (error) {
    // Databases report uniqueness conflicts differently, so look for the attempt that holds the slot instead.
    const holder = await findCounting(payload, payment)
    if (holder === null || holder.id === payment.id) throw error
    // Its purpose has reserved the part that it pays.
    if (portalOf(payload).partHandlers[payment.purpose]) return claimSlot(options, partSlotOf(payment))
    return markDuplicate(options, duplicateNote(holder.transactionId))
  }
}

async function claimSlot(options: ClaimOptions, slot: string): Promise<Claim> {
  const { payload, payment, now } = options
  const data = { ...paidData(options), slot, issue: null, issueNote: null, ...leaseFrom(paymentEffects, now) }
  const claimed = await movePayment({ payload, payment, to: 'paid', data })
  if (claimed) return { payment: claimed, claimed: true }
  const current = await reloadPayment(payload, payment)
  // A process that dies during its claim can make that of another one fail too.
  if (canTransition(current.status, 'paid')) throw new Error(`Payment ${payment.transactionId} was not claimed.`)
  return { payment: current, claimed: false }
}

interface Claim {
  payment: Payment
  claimed: boolean
}

async function markDuplicate(options: ClaimOptions, issueNote: string): Promise<Claim> {
  const { payload, payment, now, gateway } = options
  const data = { ...paidData(options), issue: 'duplicate', issueNote, ...leaseFrom(duplicateRefunds, now) } as const
  const marked = await movePayment({ payload, payment, to: 'paid', data })
  if (marked === null) return { payment: await reloadPayment(payload, payment), claimed: false }
  payload.logger.warn({ msg: 'A duplicate payment was received.', transactionId: payment.transactionId })
  return { payment: await refundDuplicate({ payload, payment: marked, now, gateway }), claimed: false }
}

function paidData({ report, now }: ClaimOptions) {
  const { reference: providerReference, providerPaymentId = null, bankReference = null, method = null } = report
  const page = { pageState: null, pageStateAt: null }
  return { paidAt: now.toISOString(), providerReference, providerPaymentId, bankReference, method, ...page }
}
