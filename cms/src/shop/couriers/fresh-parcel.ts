/** The fields of a parcel of which no courier has anything. */
export const FRESH_PARCEL = {
  shipmentId: null,
  awb: null,
  courierName: null,
  labelUrl: null,
  trackingUrl: null,
  packedAt: null,
  pushedAt: null,
  unconfirmedAt: null,
  pickupRequestedAt: null,
  isUnclear: false,
  needsAttention: false,
  note: null,
} as const
