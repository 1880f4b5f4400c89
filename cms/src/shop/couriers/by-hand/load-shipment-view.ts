import { dayInIndia } from '@pravesh/shared/platform/formats'
import { SHIPMENT_LABELS, shownStatus } from '@pravesh/shared/shop/couriers/shipment-status'
import type { ShipmentView } from '@pravesh/shared/shop/couriers/shipment-view'
import type { Payload } from 'payload'
import type { Order } from '../../../payload-types.ts'
import { keptLines } from '../../lines/order-copies.ts'
import { activitiesOf } from '../shipment-reply.ts'
import { isUnconfirmed } from '../unconfirmed.ts'
import { requireShipment } from './require-shipment.ts'

const UNCONFIRMED = 'Not confirmed by the courier'

interface ViewOptions {
  payload: Payload
  id: string
  mayShip: boolean
}

/** What staff see of a shipment. Throws a Problem (404). */
export async function loadShipmentView({ payload, id, mayShip }: ViewOptions): Promise<ShipmentView> {
  const { shipment, order, actions } = await requireShipment(payload, id)
  const { status, courier, courierName, awb, trackingUrl, labelUrl, courierOrderId, expectedAt, trackedAt, dueAt } =
    shipment
  return {
    status,
    state: isUnconfirmed(shipment) ? UNCONFIRMED : SHIPMENT_LABELS[shownStatus(shipment)],
    note: shipment.note ?? '',
    bookings: shipment.bookings ?? 1,
    courier,
    courierName: courierName ?? '',
    awb: awb ?? '',
    trackingUrl: trackingUrl ?? '',
    labelUrl: labelUrl ?? '',
    courierOrderId: courierOrderId ?? '',
    packedAt: shipment.packedAt ?? '',
    checkedAt: trackedAt ?? '',
    nextCheckAt: dueAt ?? '',
    expectedOn: expectedAt ? dayInIndia(new Date(expectedAt)) : '',
    activities: activitiesOf(shipment).toReversed(),
    orderId: order.id,
    orderNumber: order.orderNumber,
    books: keptLines(order).map(({ bookId, name, units, pricePaise }) => ({ bookId, name, units, pricePaise })),
    buyer: order.buyerName,
    address: addressLines(order),
    mayShip,
    actions,
  }
}

function addressLines({ address }: Order): string[] {
  const { name, surname, line1, line2, city, district, state, pin, phone } = address
  const place = [city, district, `${state} ${pin}`].filter(Boolean).join(', ')
  return [`${name} ${surname}`, line1, line2, place, phone]
}
