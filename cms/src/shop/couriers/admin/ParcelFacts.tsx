'use client'

import { Link } from '@payloadcms/ui'
import { COURIER_LABELS } from '@pravesh/shared/shop/couriers/couriers'
import type { ShipmentView } from '@pravesh/shared/shop/couriers/shipment-view'
import { Facts } from '../../../admin-kit/fields/Facts.tsx'
import { istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { shipmentWords } from './words.ts'

const timeOf = (iso: string) => iso && istTime(iso)

/** Where the parcel belongs, and how the portal follows it. */
export function ParcelFacts({ view }: { view: ShipmentView }) {
  const { orderId, orderNumber, courier, courierOrderId, packedAt, checkedAt, nextCheckAt } = view
  const { facts } = shipmentWords
  return (
    <Facts
      facts={[
        { label: facts.order, value: <Link href={`/admin/collections/orders/${orderId}`}>{orderNumber}</Link> },
        { label: facts.sent, value: staffText(COURIER_LABELS[courier]) },
        // By hand, and at most couriers, it is our own number.
        { label: facts.orderId, value: courierOrderId !== orderNumber && courierOrderId },
        { label: facts.packed, value: timeOf(packedAt) },
        { label: facts.checked, value: timeOf(checkedAt) },
        { label: facts.nextCheck, value: timeOf(nextCheckAt) },
      ]}
    />
  )
}
