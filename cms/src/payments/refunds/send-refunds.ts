import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import type { Gateway } from '../providers/gateway.ts'
import { refundChecks } from '../refund-checks.ts'
import { refundsOf } from './refund-totals.ts'

interface SendOptions {
  payload: Payload
  payment: Payment
  now: Date
  /** Defaults to the provider of the payment. */
  gateway?: Gateway
}

/** Sends the refunds of a payment that are due at once. The minutely task retries what fails. */
export async function sendRefunds({ payload, payment, now, gateway }: SendOptions): Promise<void> {
  for (const { refundId } of await refundsOf(payload, payment.id)) {
    await refundChecks.of(payload)({ payload, refundId, now, gateway })
  }
}
