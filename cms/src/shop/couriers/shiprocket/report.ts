import type { ShipmentActivity } from '@pravesh/shared/shop/couriers/shipment-status'
import type { CourierReport, PlacedParcel } from '../courier.ts'
import { readIstDate } from './ist-dates.ts'
import type { OrderReply, TrackReply } from './replies.ts'
import { statusOfOrder, statusOfShipment } from './statuses.ts'

/** An order in Shiprocket's list or page of an order. */
export function placedParcel(order: OrderReply): PlacedParcel {
  return {
    courierOrderId: order.id,
    shipmentId: order.shipments?.id ?? null,
    awb: awbOf(order),
    courierName: order.shipments?.courier ?? null,
    isCancelled: orderStatus(order) === 'cancelled',
  }
}

export function orderStatus({ status, status_code: code }: OrderReply) {
  return statusOfOrder({ label: status, code })
}

/** The report of an order without tracking. */
export function orderReport(order: OrderReply): CourierReport {
  return {
    status: orderStatus(order),
    shipmentId: order.shipments?.id ?? null,
    awb: awbOf(order),
    courierName: order.shipments?.courier ?? null,
    trackingUrl: null,
    expectedAt: null,
    deliveredAt: null,
    activities: null,
    people: [],
  }
}

/** The report of a tracked parcel; null while there is nothing to track. */
export function trackReport(awb: string, { tracking_data: data }: TrackReply): CourierReport | null {
  if (data.track_status !== 1) return null
  const [track] = data.shipment_track
  return {
    status: statusOfShipment({ label: track?.current_status, code: data.shipment_status }),
    shipmentId: null,
    awb,
    courierName: track?.courier_name ?? null,
    trackingUrl: webAddress(data.track_url),
    expectedAt: readIstDate(data.etd ?? track?.edd),
    deliveredAt: readIstDate(track?.delivered_date),
    activities: data.shipment_track_activities && activitiesOf(data.shipment_track_activities),
    people: [track?.consignee_name, track?.delivered_to].filter((name) => typeof name === 'string'),
  }
}

/** Oldest first. Without a readable date, an activity cannot be placed and is left out. */
function activitiesOf(rows: NonNullable<TrackReply['tracking_data']['shipment_track_activities']>): ShipmentActivity[] {
  return rows
    .flatMap(({ date, activity, location }) => {
      const at = readIstDate(date)
      return at && activity ? [{ at: at.toISOString(), activity, location: location ?? '' }] : []
    })
    .sort((one, other) => one.at.localeCompare(other.at))
}

function awbOf({ awb_data: { awb }, shipments }: OrderReply): string | null {
  return awb ?? shipments?.awb ?? null
}

function webAddress(text: string | null): string | null {
  return text !== null && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null
}
