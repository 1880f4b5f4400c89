import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import type { Payment } from '../payload-types.ts'

/**
 * What follows from a payment: it is called once the money is here, and called again when it did not get to its end, so a
 * second call must change nothing.
 */
export type OnPaid = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

/** A handler for each purpose that has one. */
export type OnPaidHandlers = Partial<Record<PaymentPurpose, OnPaid>>

let handlers: OnPaidHandlers = {}

/** Names who is called for which purpose; `features.ts` does so, by mounting payments. */
export function answerPaid(all: OnPaidHandlers): void {
  handlers = all
}

/** Who is called for this purpose; undefined for nobody. */
export function handlerOf(purpose: PaymentPurpose): OnPaid | undefined {
  return handlers[purpose]
}
