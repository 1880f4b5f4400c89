'use client'

import { callAddress } from '@pravesh/shared/platform/wire-call'
import { slipCalls } from '@pravesh/shared/shop/orders/slip-calls'
import { useShipment } from './use-shipment.ts'
import { orderWords } from './words.ts'

/** Links from an order to its parcel and to its packing slip. */
export function OrderPapers({ orderId }: { orderId: string }) {
  const shipment = useShipment(orderId)
  const query = new URLSearchParams({ where: JSON.stringify({ orderId: { equals: orderId } }) })
  if (shipment === null) return null
  return (
    <ul className="admin-links">
      <li>
        {orderWords.parcel(shipment.state)}.{' '}
        <a href={`/admin/collections/shipments/${shipment.id}`}>{orderWords.openParcel}</a>
      </li>
      <li>
        <a href={`${callAddress(slipCalls.slips)}?${query}`} rel="noreferrer" target="_blank">
          {orderWords.slip}
        </a>
      </li>
    </ul>
  )
}
