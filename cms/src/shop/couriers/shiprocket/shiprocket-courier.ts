import { isBeforeDispatch } from '@pravesh/shared/shop/couriers/shipment-status'
import type { ShiprocketSettings } from '../../../platform/courier-settings.ts'
import { GatewayError } from '../../../platform/gateway/gateway-error.ts'
import type { Courier, CourierReport, Parcel, ParcelReference, PlacedParcel, Serviceability } from '../courier.ts'
import { readEvent } from './event.ts'
import { orderPayload } from './order-payload.ts'
import * as replies from './replies.ts'
import { orderReport, orderStatus, placedParcel, trackReport } from './report.ts'
import type { ShiprocketApi } from './shiprocket-api.ts'

/** Weight for which a PIN code is checked: a textbook. */
const CHECKED_WEIGHT_KG = 0.5

interface ShiprocketOptions {
  settings: ShiprocketSettings
  api: ShiprocketApi
}

/** Shiprocket, API v1. It has no idempotency keys, so orders are looked up by our number before they are repeated. */
export function shiprocketCourier({ settings, api }: ShiprocketOptions): Courier {
  const findOrder = (orderNumber: string) => findByNumber(api, orderNumber)
  const show = async (id: string) => {
    const path = `/orders/show/${encodeURIComponent(id)}`
    return (await api({ method: 'GET', path, reply: replies.orderReply })).data
  }
  return {
    name: 'shiprocket',
    place: (parcel, { mayExist }) => place({ api, settings, parcel, mayExist }),
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
      const order = courierOrderId === null ? await findOrder(orderNumber) : null
      const id = courierOrderId ?? order?.courierOrderId ?? null
      if (id === null || order?.isCancelled) return 'cancelled'
      return cancel(api, id, show)
    },
    serviceability: (pins) => serviceability(api, pins),
    pickup: () => pickup({ api, settings }),
    readEvent: (event) => readEvent(event, settings.webhookToken),
  }
}

type Show = (id: string) => Promise<replies.OrderReply>

interface PlaceOptions extends ShiprocketOptions {
  parcel: Parcel
  mayExist: boolean
}

async function place({ api, settings, parcel, mayExist }: PlaceOptions): Promise<PlacedParcel> {
  const existing = mayExist ? await findByNumber(api, parcel.orderNumber) : null
  if (existing) return existing
  try {
    const body = orderPayload(parcel, settings.pickup)
    const created = await api({ method: 'POST', path: '/orders/create/adhoc', body, reply: replies.createReply })
    return {
      courierOrderId: created.order_id,
      shipmentId: created.shipment_id,
      awb: created.awb_code,
      courierName: created.courier_name,
      isCancelled: false,
    }
  } catch (error) {
    // A number that is in use is refused, also when an earlier attempt was carried out late.
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
  try {
    const path = `/courier/track/awb/${encodeURIComponent(awb)}`
    return trackReport(awb, await api({ method: 'GET', path, reply: replies.trackReply }))
  } catch (error) {
    if (isRefused(error) && error.status === 404) return null
    throw error
  }
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
