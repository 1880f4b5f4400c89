import { isPacked } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Shipment } from '../../payload-types.ts'

/** A change of a parcel with the time when it was packed, if this change says so first. */
export function withPackedAt(
  shipment: Pick<Shipment, 'packedAt'>,
  data: Partial<Shipment>,
  now: Date,
): Partial<Shipment> {
  const isFirst = data.status !== undefined && isPacked(data.status) && !shipment.packedAt
  return isFirst ? { ...data, packedAt: now.toISOString() } : data
}
