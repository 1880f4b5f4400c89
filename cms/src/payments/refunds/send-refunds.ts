import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import type { Gateway } from '../providers/gateway.ts'
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
    await portalOf(payload).checkRefund({ payload, refundId, now, gateway })
  }
}
