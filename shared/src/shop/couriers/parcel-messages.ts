import type { ShipmentStatus } from './shipment-status.ts'

/** What buyers read about a paid order with a parcel. */
export const PARCEL_MESSAGES: Record<ShipmentStatus, string> = {
  waiting: 'We have received your payment and are packing your books.',
  created: 'We have received your payment and are packing your books.',
  assigned: 'Your parcel is packed. The courier will collect it.',
  shipped: 'Your parcel is on its way to you.',
  inProgress: 'Your parcel is on its way to you.',
  outForDelivery: 'The courier is bringing your parcel to you.',
  delivered: 'The courier has delivered your parcel.',
  returning: 'The courier could not deliver your parcel and is bringing it back to us.',
  returned: 'Your parcel has come back to us. Contact us, and we agree with you what to do next.',
  cancelled: 'We have received your payment.',
}
