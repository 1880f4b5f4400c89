import type { Payload } from 'payload'
import type { ApplicationRecord } from '../applications/application-record.ts'

interface TakeOptions {
  payload: Payload
  /** Of the application for which the fee counts from now on. */
  id: string
  /** The application for which it was paid. */
  from: Pick<ApplicationRecord, 'number' | 'feePaise' | 'merchantId' | 'paymentId'>
  now: Date
}

/**
 * Marks an application as paid by the fee of an earlier one, or returns that fee if it has been paid otherwise meanwhile. Idempotent. Follows from the
 * change that ended the earlier one.
 */
export type TakeCarriedFee = (options: TakeOptions) => Promise<void>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Whether a process ended without a seat for a paid application, so that its fee counts for the next session. */
    mayCarryFee: (options: { payload: Payload; application: ApplicationRecord }) => Promise<boolean>
    takeCarriedFee: TakeCarriedFee
  }
}
