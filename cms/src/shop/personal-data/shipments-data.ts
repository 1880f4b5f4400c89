import { COURIER_LABELS } from '@pravesh/shared/shop/couriers/couriers'
import { SHIPMENT_LABELS, shownStatus } from '@pravesh/shared/shop/couriers/shipment-status'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Shipment } from '../../payload-types.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { activitiesOf } from '../couriers/shipment-reply.ts'

/** Export and erasure of the parcels of a student's orders. The address of a parcel is that of its order. */
export const shipmentsData: PersonalData = {
  section: 'parcels',
  exportData: async ({ payload, studentId }) => {
    const rows = await readRows({
      payload,
      collection: 'shipments',
      where: { studentId: { equals: studentId } },
      sort: 'createdAt',
    })
    return rows.map(exported)
  },
  // A parcel belongs to an order with a payment, which keeps the account. (orders-data.ts)
  retentionReason: async () => null,
  find: async () => [],
  eraseInPart: async () => {},
  erase: async ({ payload, studentId }) => {
    await deleteRows({ payload, collection: 'shipments', where: { studentId: { equals: studentId } } })
  },
}

function exported(shipment: Shipment) {
  const { courier, courierName, awb, trackingUrl, dispatchedAt, deliveredAt } = shipment
  return {
    order: shipment.orderNumber,
    state: SHIPMENT_LABELS[shownStatus(shipment)],
    handedOverThrough: COURIER_LABELS[courier],
    ...(courierName && { courier: courierName }),
    ...(awb && { trackingNumber: awb }),
    ...(trackingUrl && { trackingPage: trackingUrl }),
    ...(dispatchedAt && { shippedAt: dispatchedAt }),
    ...(deliveredAt && { deliveredAt }),
    steps: activitiesOf(shipment),
  }
}
