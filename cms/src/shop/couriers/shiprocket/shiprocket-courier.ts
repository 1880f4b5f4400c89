import { isBeforeDispatch } from '@pravesh/shared/shop/couriers/shipment-status'
import { GatewayError } from '../../../foundation/gateway/gateway-error.ts'
import type { ShiprocketSettings } from '../../../foundation/settings/courier-settings.ts'
import type { Courier, CourierReport, Parcel, ParcelReference, PlacedParcel, Serviceability } from '../courier.ts'
import { readEvent } from './event.ts'
import { orderPayload } from './order-payload.ts'
import * as replies from './replies.ts'
import { orderReport, orderStatus, placedParcel, trackReport } from './report.ts'
import type { ShiprocketApi } from './shiprocket-api.ts'
import { statusOfOrder } from './statuses.ts'

/** Weight for which a PIN code is checked: a textbook. */
const CHECKED_WEIGHT_KG = 0.5

interface ShiprocketOptions {
  settings: ShiprocketSettings
  api: ShiprocketApi
}

/** Shiprocket, API v1. It has no idempotency keys, so orders are looked up by our number before they are repeated. */
export function shiprocketCourier({ settings, api }: ShiprocketOptions): Courier {
  const show = async (id: string) => {
    const path = `/orders/show/${encodeURIComponent(id)}`
    return (await api({ method: 'GET', path, reply: replies.orderReply })).data
  }
  return {
    name: 'shiprocket',
    async find({ orderNumber, courierOrderId }) {
      if (courierOrderId === null) return findByNumber(api, orderNumber)
      const order = await existing(show(courierOrderId))
      return order?.channel_order_id === orderNumber ? placedParcel(order) : null
    },
    create: (parcel) => create({ api, settings, parcel }),
    assign: (parcel) => assign(api, parcel, show),
    requestPickup: (parcel) => requestPickup(api, parcel),
    async label({ shipmentId }) {
      const body = { shipment_id: [numberOf(shipmentId)] }
      const path = '/courier/generate/label'
      return (await api({ method: 'POST', path, body, reply: replies.labelReply })).label_url
    },
    async report({ awb, courierOrderId }) {
      const tracked = awb === null ? null : await track(api, awb)
      // Before the first scan, and when the number was replaced.
      return tracked ?? orderReport(await show(courierOrderId))
    },
    async cancel({ orderNumber, courierOrderId }) {
      if (courierOrderId !== null) return cancel(api, courierOrderId, show)
      const order = await findByNumber(api, orderNumber)
      if (order === null) return 'notFound'
      return order.isCancelled ? 'cancelled' : cancel(api, order.courierOrderId, show)
    },
    serviceability: (pins) => serviceability(api, pins),
    pickup: () => pickup({ api, settings }),
    readEvent: (event) => readEvent(event, settings.webhookToken),
  }
}

type Show = (id: string) => Promise<replies.OrderReply>

/** The reply of a call about a record; null when there is no such record. */
async function existing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isRefused(error) && error.status === 404) return null
    throw error
  }
}

/** A number that is in use is answered with its order, which may be cancelled, or refused. Both were observed. */
async function create({ api, settings, parcel }: ShiprocketOptions & { parcel: Parcel }): Promise<PlacedParcel> {
  try {
    const body = orderPayload(parcel, settings.pickup)
    const created = await api({ method: 'POST', path: '/orders/create/adhoc', body, reply: replies.createReply })
    return {
      courierOrderId: created.order_id,
      shipmentId: created.shipment_id,
      awb: created.awb_code,
      courierName: created.courier_name,
      isCancelled: statusOfOrder({ label: created.status, code: created.status_code }) === 'cancelled',
    }
  } catch (error) {
    const found = isRefused(error) ? await findByNumber(api, parcel.orderNumber) : null
    if (found) return found
    throw error
  }
}

/** The order with our number, rather one that is not cancelled; null when there is none. The search also finds parts. */
async function findByNumber(api: ShiprocketApi, orderNumber: string): Promise<PlacedParcel | null> {
  const path = `/orders?search=${encodeURIComponent(orderNumber)}`
  const { data } = await api({ method: 'GET', path, reply: replies.ordersReply })
  const own = data.filter(({ channel_order_id: number }) => number === orderNumber).map(placedParcel)
  return own.find(({ isCancelled }) => !isCancelled) ?? own[0] ?? null
}

async function assign(api: ShiprocketApi, { shipmentId, courierOrderId }: ParcelReference, show: Show) {
  try {
    const body = { shipment_id: numberOf(shipmentId) }
    const { response } = await api({
      method: 'POST',
      path: '/courier/assign/awb',
      body,
      reply: replies.assignReply,
    })
    return { awb: response.data.awb_code, courierName: response.data.courier_name }
  } catch (error) {
    // A parcel that has a number already is refused.
    const { awb, courierName } = isRefused(error) ? orderReport(await show(courierOrderId)) : NOTHING
    if (awb !== null) return { awb, courierName }
    throw error
  }
}

const NOTHING = { awb: null, courierName: null }

async function requestPickup(api: ShiprocketApi, { shipmentId }: ParcelReference): Promise<void> {
  const body = { shipment_id: [numberOf(shipmentId)] }
  try {
    await api({ method: 'POST', path: '/courier/generate/pickup', body, reply: replies.anyReply })
  } catch (error) {
    if (!isRefused(error) || !/already/i.test(error.message)) throw error
  }
}

/** Null while the courier has no data on the number, also when it does not know it. */
async function track(api: ShiprocketApi, awb: string): Promise<CourierReport | null> {
  const path = `/courier/track/awb/${encodeURIComponent(awb)}`
  const reply = await existing(api({ method: 'GET', path, reply: replies.trackReply }))
  return reply && trackReport(awb, reply)
}

/** After a refusal, the order itself says whether it was cancelled before or has left. */
async function cancel(api: ShiprocketApi, id: string, show: Show): Promise<'cancelled' | 'tooLate'> {
  try {
    await api({ method: 'POST', path: '/orders/cancel', body: { ids: [numberOf(id)] }, reply: replies.anyReply })
    return 'cancelled'
  } catch (error) {
    if (!isRefused(error)) throw error
    const status = orderStatus(await show(id))
    if (status === 'cancelled') return 'cancelled'
    if (status === null || status === 'unknown' || isBeforeDispatch(status)) throw error
    return 'tooLate'
  }
}

async function serviceability(api: ShiprocketApi, { from, to }: { from: string; to: string }): Promise<Serviceability> {
  const query = new URLSearchParams({
    pickup_postcode: from,
    delivery_postcode: to,
    weight: String(CHECKED_WEIGHT_KG),
    cod: '0',
  })
  try {
    const path = `/courier/serviceability/?${query}`
    const { data } = await api({ method: 'GET', path, reply: replies.serviceabilityReply })
    const open = data.available_courier_companies.filter(({ blocked }) => !blocked)
    const days = open.flatMap(({ estimated_delivery_days: each }) => each ?? [])
    if (open.length === 0) return { state: 'notServed' }
    return { state: 'served', days: days.length > 0 ? Math.min(...days) : null }
  } catch (error) {
    if (isRefused(error) && error.status === 404) return { state: 'notServed' }
    throw error
  }
}

async function pickup({ api, settings }: ShiprocketOptions) {
  const { data } = await api({ method: 'GET', path: '/settings/company/pickup', reply: replies.pickupReply })
  const location = data.shipping_address.find(({ pickup_location: name }) => name === settings.pickup)
  if (location?.pin_code) return { name: settings.pickup, pin: location.pin_code }
  const message = `Shiprocket has no pickup location called ${settings.pickup}. Correct SHIPROCKET_PICKUP.`
  throw new GatewayError({ kind: 'refused', message })
}

function isRefused(error: unknown): error is GatewayError {
  return error instanceof GatewayError && error.kind === 'refused'
}

/** Shiprocket expects its ids as numbers. Throws for one that it has not assigned yet. */
function numberOf(id: string | null): number {
  if (id !== null) return Number(id)
  throw new GatewayError({ kind: 'unexpected', message: 'Shiprocket has no shipment for this order yet.' })
}
