import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { applyNewEffects } from '../../platform/work/apply-effects.ts'
import { reloadPayment } from '../find-payment.ts'
import type { Gateway } from '../providers/gateway.ts'
import { refundChecks } from '../refund-checks.ts'
import { duplicateRefunds } from './duplicate-refunds.ts'
import { refundsOf } from './refund-totals.ts'

interface RefundOptions {
  payload: Payload
  /** Just marked as a duplicate, with the lease of `duplicateRefunds`. */
  payment: Payment
  now: Date
  /** Defaults to the provider of the payment. */
  gateway?: Gateway
}

/** Requests the refund of a duplicate and sends it at once. The minutely task retries what fails. */
export async function refundDuplicate({ payload, payment, now, gateway }: RefundOptions): Promise<Payment> {
  await applyNewEffects({ payload, work: duplicateRefunds, record: payment, now })
  for (const { refundId } of await refundsOf(payload, payment.id)) {
    await refundChecks.of(payload)({ payload, refundId, now, gateway })
  }
  return reloadPayment(payload, payment)
}
