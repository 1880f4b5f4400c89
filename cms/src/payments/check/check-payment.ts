import { listMismatches } from '@pravesh/shared/payments/mismatches'
import { isOver, nextCheckAt } from '@pravesh/shared/payments/schedule'
import { isOpen, isPaid, mayBecome, type PaymentStatus } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { applyDueEffects, applyNewEffects } from '../../platform/work/apply-effects.ts'
import { findPayment } from '../find-payment.ts'
import { movePayment, reloadPayment, updatePayment } from '../move-payment.ts'
import { findGateway } from '../providers/find-gateway.ts'
import type { Gateway, GatewayReport } from '../providers/gateway.ts'
import { claimPayment } from './claim-payment.ts'
import { paymentEffects } from './payment-effects.ts'

interface CheckOptions {
  payload: Payload
  transactionId: string
  now: Date
  /** Defaults to the provider that the attempt was started with. */
  gateway?: Gateway
}

type Attempt = Omit<CheckOptions, 'transactionId'> & { payment: Payment }

/**
 * Asks the provider for the state of an attempt, stores it and applies the effects of a paid one; null when the attempt
 * does not exist. Safe to call concurrently: effects are applied once. An unreachable provider leaves the attempt's
 * state unchanged.
 */
export async function checkPayment({ transactionId, ...options }: CheckOptions): Promise<Payment | null> {
  const payment = await findPayment(options.payload, transactionId)
  return payment ? checkAttempt({ ...options, payment }) : null
}

/** Like `checkPayment`, for an attempt that is already loaded. */
export async function checkAttempt(options: Attempt): Promise<Payment> {
  const { payload, payment } = options
  if (isPaid(payment.status)) return finishPaid(options)
  if (!mayBecome(payment.status, 'paid')) return payment
  const report = await queryProvider(options)
  if (report?.state === 'paid') return acceptPaid(options, report)
  if (report?.state === 'failed') {
    const failed = await movePayment({ payload, payment, to: 'failed', data: { nextCheckAt: null } })
    return failed ?? reloadPayment(payload, payment)
  }
  return isOpen(payment.status) ? scheduleNextCheck(options, report) : payment
}

/** Null when the provider cannot be reached or is not configured. */
async function queryProvider({ payload, payment, gateway }: Attempt): Promise<GatewayReport | null> {
  const { transactionId, provider, providerReference: reference = null } = payment
  const queried = gateway ?? findGateway(payload, provider)
  try {
    if (queried) return await queried.ask({ transactionId, reference })
    payload.logger.error({ msg: 'The provider of a payment is not configured.', transactionId, provider })
  } catch (error) {
    payload.logger.error({
      msg: 'A payment could not be checked with its provider.',
      transactionId,
      provider,
      err: error,
    })
  }
  return null
}

/** Applies effects left over by an interrupted process. Returns a settled attempt, or one with an issue, unchanged. */
async function finishPaid({ payload, payment, now }: Attempt): Promise<Payment> {
  if (payment.settledAt || payment.issue) return payment
  return (await applyDueEffects({ payload, work: paymentEffects, id: payment.id, now })) ?? payment
}

async function acceptPaid(
  { payload, payment, now }: Attempt,
  report: Exclude<GatewayReport, { state: 'unknown' }>,
): Promise<Payment> {
  const mismatches = listMismatches(report, payment)
  if (mismatches.length > 0) {
    const { transactionId } = payment
    const msg = 'A provider report does not match the payment.'
    if (!payment.issue) payload.logger.error({ msg, transactionId, mismatches })
    const data = { issue: 'mismatch', issueNote: mismatches.join('\n'), nextCheckAt: null } as const
    return (await updatePayment({ payload, payment, data })) ?? reloadPayment(payload, payment)
  }
  const { payment: paid, claimed } = await claimPayment({ payload, payment, reference: report.reference, now })
  return claimed ? applyNewEffects({ payload, work: paymentEffects, record: paid, now }) : paid
}

async function scheduleNextCheck({ payload, payment, now }: Attempt, report: GatewayReport | null): Promise<Payment> {
  const startedAt = new Date(payment.startedAt)
  const data: Partial<Payment> = { nextCheckAt: nextCheckAt({ startedAt, now }).toISOString() }
  const move = (to: PaymentStatus, change: Partial<Payment>) => movePayment({ payload, payment, to, data: change })
  let changed: Payment | null
  if (isOver({ startedAt, now })) changed = await move('expired', { nextCheckAt: null })
  else if (report?.state === 'pending' && mayBecome(payment.status, 'pending')) {
    // The process died or the provider's response was lost while the payment page was opened.
    changed = await move('pending', { ...data, providerReference: report.reference })
  } else changed = await updatePayment({ payload, payment, data })
  return changed ?? reloadPayment(payload, payment)
}
