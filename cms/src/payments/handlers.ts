import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import type { Payment } from '../payload-types.ts'
import { Service } from '../platform/service.ts'

/** Applies the effects of a paid attempt. Must be idempotent: an interrupted call is repeated. */
export type OnPaid = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

export type OnPaidHandlers = Partial<Record<PaymentPurpose, OnPaid>>

/** Handlers by purpose, registered in `features.ts`. */
export const paidHandlers = new Service<OnPaidHandlers>('paidHandlers')
