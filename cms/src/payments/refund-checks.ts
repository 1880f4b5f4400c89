import type { Payload } from 'payload'
import type { Gateway } from './providers/gateway.ts'

/** Checks a refund with its provider. Does nothing when the portal has no such refund. */
export type CheckRefund = (options: {
  payload: Payload
  refundId: string
  now: Date
  /** Defaults to the provider of the payment. */
  gateway?: Gateway
}) => Promise<unknown>

declare module '../foundation/portal.ts' {
  interface Portal {
    /** Called when a provider reports a refund, and to send the refund of a duplicate at once. */
    checkRefund: CheckRefund
  }
}
