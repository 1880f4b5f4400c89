import { listMismatches } from '@pravesh/shared/payments/mismatches'
import { isOver, nextCheckAt } from '@pravesh/shared/payments/schedule'
import { isOpen, isPaid, mayBecome, type PaymentStatus } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { applyDueEffects, applyNewEffects } from '../../platform/work/apply-effects.ts'
import { findPayment } from '../find-payment.ts'
import { movePayment, notePayment, reread } from '../move-payment.ts'
import type { Gateway, GatewayReport } from '../providers/gateway.ts'
import { gatewayNamed } from '../providers/open-gateway.ts'
import { claimPayment } from './claim-payment.ts'
import { paymentEffects } from './payment-effects.ts'

interface CheckOptions {
  payload: Payload
  transactionId: string
  now: Date
  /** Who is asked; by default the provider that the attempt was begun with. */
  gateway?: Gateway
}

type Attempt = Omit<CheckOptions, 'transactionId'> & { payment: Payment }

/**
 * Asks the provider about an attempt, brings it up to date and applies its effects; null when there is no such attempt.
 * Called by any number at once, it is paid once and its effects are applied once. A provider that cannot be reached changes nothing.
 */
export async function checkPayment({ transactionId, ...options }: CheckOptions): Promise<Payment | null> {
  const payment = await findPayment(options.payload, transactionId)
  return payment ? checkAttempt({ ...options, payment }) : null
}

/** The same for an attempt that was read already. */
export async function checkAttempt(options: Attempt): Promise<Payment> {
  const { payload, payment } = options
  if (isPaid(payment.status)) return finishPaid(options)
  if (!mayBecome(payment.status, 'paid')) return payment
  const report = await callProvider(options)
  if (report?.state === 'paid') return takePaid(options, report)
  if (report?.state === 'failed') {
    const failed = await movePayment({ payload, payment, to: 'failed', data: { nextCheckAt: null } })
    return failed ?? reread(payload, payment)
  }
  return isOpen(payment.status) ? waitLonger(options, report) : payment
}

/** Null when it cannot be asked now. */
async function callProvider({ payload, payment, gateway }: Attempt): Promise<GatewayReport | null> {
  const { transactionId, provider, providerReference: reference = null } = payment
  const asked = gateway ?? gatewayNamed(payload, provider)
  try {
    if (asked) return await asked.ask({ transactionId, reference })
    payload.logger.error({ msg: 'A payment waits for a provider that is not set up.', transactionId, provider })
  } catch (error) {
    payload.logger.error({ msg: 'A provider could not be asked about a payment.', transactionId, provider, err: error })
  }
  return null
}

/** Applies what a process that died has left; answers a paid attempt that is done or has an issue as it is. */
async function finishPaid({ payload, payment, now }: Attempt): Promise<Payment> {
  if (payment.settledAt || payment.issue) return payment
  return (await applyDueEffects({ payload, work: paymentEffects, id: payment.id, now })) ?? payment
}

async function takePaid(
  { payload, payment, now }: Attempt,
  report: Exclude<GatewayReport, { state: 'unknown' }>,
): Promise<Payment> {
  const mismatches = listMismatches(report, payment)
  if (mismatches.length > 0) {
    const { transactionId } = payment
    const msg = 'A provider reports something else than was asked for.'
    if (!payment.issue) payload.logger.error({ msg, transactionId, mismatches })
    const data = { issue: 'mismatch', issueNote: mismatches.join('\n'), nextCheckAt: null } as const
    return (await notePayment({ payload, payment, data })) ?? reread(payload, payment)
  }
  const { payment: paid, claimed } = await claimPayment({ payload, payment, reference: report.reference, now })
  return claimed ? applyNewEffects({ payload, work: paymentEffects, record: paid, now }) : paid
}

async function waitLonger({ payload, payment, now }: Attempt, report: GatewayReport | null): Promise<Payment> {
  const startedAt = new Date(payment.startedAt)
  const data: Partial<Payment> = { nextCheckAt: nextCheckAt({ startedAt, now }).toISOString() }
  const move = (to: PaymentStatus, change: Partial<Payment>) => movePayment({ payload, payment, to, data: change })
  let changed: Payment | null
  if (isOver({ startedAt, now })) changed = await move('expired', { nextCheckAt: null })
  else if (report?.state === 'pending' && mayBecome(payment.status, 'pending')) {
    // The process died, or the answer got lost, when the payment page was opened.
    changed = await move('pending', { ...data, providerReference: report.reference })
  } else changed = await notePayment({ payload, payment, data })
  return changed ?? reread(payload, payment)
}
