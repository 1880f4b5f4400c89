import type { Payload } from 'payload'
import type { Order, Shipment } from '../../payload-types.ts'
import type { Courier } from './courier.ts'

export interface StepOptions {
  payload: Payload
  courier: Courier
  shipment: Shipment
  order: Order
  now: () => Date
  /** Stores an intermediate result under the lease. Throws when the lease is lost. */
  save: (data: Partial<Shipment>) => Promise<Shipment>
}

/** A step of a parcel. Returns the shipment as stored; unchanged when the step is not due. Safe to repeat. */
export type Step = (options: StepOptions) => Promise<Shipment>
