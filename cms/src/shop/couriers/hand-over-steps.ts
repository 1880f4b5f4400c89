import { awaitsPickup, isUnassigned, isUnderWay, isUnplaced } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import type { Order, Shipment } from '../../payload-types.ts'
import { GatewayError } from '../../platform/gateway/gateway-error.ts'
import { notifyDispatched } from '../messages/notify-buyer.ts'
import type { Courier, ParcelReference } from './courier.ts'
import { buyerNames, isToBeShipped, parcelOf } from './parcel-of.ts'
import { reportChanges } from './report-changes.ts'

interface StepOptions {
  payload: Payload
  courier: Courier
  shipment: Shipment
  order: Order
  now: () => Date
  /** Stores an intermediate result under the lease. Throws when the lease is lost. */
  save: (data: Partial<Shipment>) => Promise<Shipment>
}

/** A step of a parcel. Returns the shipment as stored; unchanged when the step is not due. Safe to repeat. */
type Step = (options: StepOptions) => Promise<Shipment>

/** Creates the order at the courier, unless the portal's order is no longer to be shipped. */
const place: Step = async ({ courier, shipment, order, now, save }) => {
  if (!isUnplaced(shipment.status)) return shipment
  if (!isToBeShipped(order)) return save({ status: 'cancelled' })
  // Stored first: after a crash or a timeout, the order may exist at the courier.
  if (courier.assign) await save({ pushedAt: now().toISOString() })
  try {
    const placed = await courier.place(parcelOf(order), { mayExist: Boolean(shipment.pushedAt) })
    const { courierOrderId, shipmentId, awb, courierName, isCancelled } = placed
    const status = isCancelled ? 'cancelled' : awb ? 'assigned' : 'created'
    return save({ courierOrderId, shipmentId, awb, courierName, status })
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') await save({ pushedAt: null })
    throw error
  }
}

const assign: Step = async ({ courier, shipment, save }) => {
  if (!courier.assign || !isUnassigned(shipment.status)) return shipment
  return save({ ...(await courier.assign(referenceOf(shipment))), status: 'assigned' })
}

const requestPickup: Step = async ({ courier, shipment, now, save }) => {
  if (!courier.requestPickup || !awaitsPickup(shipment.status) || shipment.pickupRequestedAt) return shipment
  await courier.requestPickup(referenceOf(shipment))
  return save({ pickupRequestedAt: now().toISOString() })
}

/** A label that cannot be made now does not hold up the parcel; the next check repeats it. */
const fetchLabel: Step = async ({ payload, courier, shipment, save }) => {
  if (!courier.label || !awaitsPickup(shipment.status) || shipment.labelUrl) return shipment
  try {
    return await save({ labelUrl: await courier.label(referenceOf(shipment)) })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    payload.logger.warn({ msg: 'The label of a parcel could not be made.', id: shipment.id, err: error })
    return shipment
  }
}

const track: Step = async ({ courier, shipment, order, now, save }) => {
  if (!courier.report || !shipment.courierOrderId) return shipment
  const report = await courier.report(referenceOf(shipment))
  return save(reportChanges({ shipment, report, people: buyerNames(order), now: now() }))
}

const notify: Step = async ({ payload, shipment, now, save }) => {
  if (!isUnderWay(shipment.status) || shipment.notifiedAt) return shipment
  await notifyDispatched({ payload, shipment })
  return save({ notifiedAt: now().toISOString() })
}

/** For a parcel that the courier does not know yet. */
export const PUSH_STEPS: readonly Step[] = [place, assign, requestPickup, fetchLabel, notify]
/** For a parcel that it knows: first its state, because it may have been changed in the courier's panel. */
export const CHECK_STEPS: readonly Step[] = [track, assign, requestPickup, fetchLabel, notify]

function referenceOf({ courierOrderId, shipmentId, awb }: Shipment): ParcelReference {
  return { courierOrderId: courierOrderId ?? '', shipmentId: shipmentId ?? null, awb: awb ?? null }
}
