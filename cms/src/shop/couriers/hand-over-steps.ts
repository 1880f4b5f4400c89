import { awaitsPickup, isUnassigned, isUnderWay } from '@pravesh/shared/shop/couriers/shipment-status'
import { GatewayError } from '../../foundation/gateway/gateway-error.ts'
import type { Shipment } from '../../payload-types.ts'
import { notifyDispatched } from '../messages/notify-buyer.ts'
import type { ParcelReference } from './courier.ts'
import { buyerNames } from './parcel-of.ts'
import { placeParcel } from './place-parcel.ts'
import { reportChanges } from './report-changes.ts'
import type { Step } from './step.ts'

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
export const PUSH_STEPS: readonly Step[] = [placeParcel, assign, requestPickup, fetchLabel, notify]
/** For a parcel that it knows: first its state, because it may have been changed in the courier's panel. */
export const CHECK_STEPS: readonly Step[] = [track, assign, requestPickup, fetchLabel, notify]

function referenceOf({ courierOrderId, shipmentId, awb }: Shipment): ParcelReference {
  return { courierOrderId: courierOrderId ?? '', shipmentId: shipmentId ?? null, awb: awb ?? null }
}
