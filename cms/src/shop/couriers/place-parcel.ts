import { isUnplaced } from '@pravesh/shared/shop/couriers/shipment-status'
import { GatewayError } from '../../foundation/gateway/gateway-error.ts'
import { bookedAs } from './booked-as.ts'
import type { PlacedParcel } from './courier.ts'
import { isToBeShipped, parcelOf } from './parcel-of.ts'
import type { Step, StepOptions } from './step.ts'
import { isSearchOver, isUnconfirmed, Unconfirmed } from './unconfirmed.ts'

/**
 * Creates the order at the courier, unless it is there already or the portal's order is no longer to be shipped. After a
 * creation without a clear answer it only searches, and staff decide. After a crash, which rarely happens between the
 * request and its answer, it searches for as long and then creates the order. Throws `Unconfirmed`.
 */
export const placeParcel: Step = async (options) => {
  const { courier, shipment, order, now, save } = options
  if (!isUnplaced(shipment.status)) return shipment
  if (!isToBeShipped(order)) {
    // The cancellation of the order also cancels what the courier may have.
    return shipment.pushedAt ? shipment : save({ status: 'cancelled' })
  }
  // Also before the first creation: while the courier is down, the search fails and nothing is in doubt.
  const found = await courier.find?.({ orderNumber: bookedAs(shipment), courierOrderId: null })
  const isInDoubt = isUnconfirmed(shipment) || (shipment.pushedAt && !isSearchOver(shipment, now()))
  if (!found && isInDoubt) throw new Unconfirmed()
  return save(placedFields(found ?? (await create(options))))
}

async function create({ courier, shipment, order, now, save }: StepOptions): Promise<PlacedParcel> {
  // Stored first: after a crash or a timeout, the order may exist at the courier.
  if (courier.find) await save({ pushedAt: now().toISOString() })
  try {
    return await courier.create(parcelOf(order, shipment))
  } catch (error) {
    await save(isNotCarriedOut(error) ? { pushedAt: null } : { unconfirmedAt: now().toISOString() })
    throw error
  }
}

/** Whether an answer excludes that the courier has created the order. */
function isNotCarriedOut(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return error.kind === 'refused' || error.kind === 'credentials' || error.status === 429
}

/** The fields of a shipment that the courier has. */
export function placedFields({ courierOrderId, shipmentId, awb, courierName, isCancelled }: PlacedParcel) {
  const status = isCancelled ? 'cancelled' : awb ? 'assigned' : 'created'
  return { courierOrderId, shipmentId, awb, courierName, status } as const
}
