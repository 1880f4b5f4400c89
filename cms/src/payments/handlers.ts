import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import type { Payment } from '../payload-types.ts'
import { Service } from '../platform/service.ts'

/** Applies the effects of a paid attempt. It is called again when it did not get to its end, so a second call changes nothing. */
export type OnPaid = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

/** A handler for each purpose that has one. */
export type OnPaidHandlers = Partial<Record<PaymentPurpose, OnPaid>>

/** The handlers of a portal; `features.ts` hands them over. */
export const paidHandlers = new Service<OnPaidHandlers>('paidHandlers')
