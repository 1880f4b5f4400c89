import { isDelivered, isShipmentCancelled, isShipmentOver } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Shipment } from '../../payload-types.ts'

/** Whether the courier has brought a parcel back that could not be delivered. */
export function hasComeBack({ status }: Shipment): boolean {
  return isShipmentOver(status) && !isDelivered(status) && !isShipmentCancelled(status)
}
