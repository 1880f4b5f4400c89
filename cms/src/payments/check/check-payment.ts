import { listMismatches } from '@pravesh/shared/payments/mismatches'
import { canTransition, isOpen, isPaid } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { applyDueEffects, applyNewEffects } from '../../database/work/apply-effects.ts'
import type { Payment } from '../../payload-types.ts'
import { findPayment, reloadPayment } from '../find-payment.ts'
import { updatePayment } from '../move-payment.ts'
import { findGateway } from '../providers/find-gateway.ts'
import type { Gateway, GatewayReport } from '../providers/gateway.ts'
import { refundablePaise } from '../refunds/refundable.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { claimPayment } from './claim-payment.ts'
import { paymentEffects } from './payment-effects.ts'
import { scheduleLateCheck, scheduleOpenCheck } from './schedule-check.ts'

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
  if (!canTransition(payment.status, 'paid')) return payment
  const report = await queryProvider(options)
  if (report?.state === 'paid') return acceptPaid(options, report)
  return isOpen(payment.status)
    ? scheduleOpenCheck({ payload, payment, report, now: options.now })
    : scheduleLateCheck({ payload, payment, report, now: options.now })
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
async function finishPaid({ payload, payment, now, gateway }: Attempt): Promise<Payment> {
  if (payment.settledAt || payment.issue) return payment
  const settled = await applyDueEffects({ payload, work: paymentEffects, id: payment.id, now })
  return settled ? sendOwnRefunds({ payload, payment: settled, now, gateway }) : payment
}

/** Sends what the effects refunded, such as an order that is sold out meanwhile. */
async function sendOwnRefunds(options: Attempt): Promise<Payment> {
  const { payload, payment } = options
  if (!payment.settledAt || refundablePaise(payment) === payment.amountPaise) return payment
  await sendRefunds(options)
  return reloadPayment(payload, payment)
}

async function acceptPaid(
  { payload, payment, now, gateway }: Attempt,
  report: Exclude<GatewayReport, { state: 'unknown' }>,
): Promise<Payment> {
  const mismatches = listMismatches(report, payment)
  if (mismatches.length > 0) {
    // Staff have dealt with this amount.
    if (payment.mismatchSettledAt) return payment
    const { transactionId } = payment
    const msg = 'A provider report does not match the payment.'
    if (!payment.issue) payload.logger.error({ msg, transactionId, mismatches })
    const data = { issue: 'mismatch', issueNote: mismatches.join('\n'), nextCheckAt: null } as const
    return (await updatePayment({ payload, payment, data })) ?? reloadPayment(payload, payment)
  }
  const { payment: paid, claimed } = await claimPayment({ payload, payment, report, now, gateway })
  if (!claimed) return paid
  const settled = await applyNewEffects({ payload, work: paymentEffects, record: paid, now })
  return sendOwnRefunds({ payload, payment: settled, now, gateway })
}
