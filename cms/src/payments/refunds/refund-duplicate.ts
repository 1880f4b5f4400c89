import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import type { Payment } from '../../payload-types.ts'
import { reloadPayment } from '../find-payment.ts'
import type { Gateway } from '../providers/gateway.ts'
import { duplicateRefunds } from './duplicate-refunds.ts'
import { sendRefunds } from './send-refunds.ts'

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
  await sendRefunds({ payload, payment, now, gateway })
  return reloadPayment(payload, payment)
}
