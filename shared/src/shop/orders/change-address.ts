import { isBeforePacked, isShipmentCancelled, type ShipmentStatus } from '../couriers/shipment-status.ts'
import { isUnderWay, type OrderState } from './status.ts'

/** Whether the address of a parcel can still change. Staff ship one by hand that its courier has cancelled. */
export function isAddressOpen(status: ShipmentStatus): boolean {
  return isBeforePacked(status) || isShipmentCancelled(status)
}

/** Whether the buyer can change the address of an order. Its price does not depend on the address. */
export function mayChangeAddress(state: OrderState, parcel: { status: ShipmentStatus } | null): boolean {
  if (state === 'unpaid') return true
  return isUnderWay(state) && (parcel === null || isAddressOpen(parcel.status))
}
