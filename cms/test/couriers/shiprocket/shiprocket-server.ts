import type { ShiprocketSettings } from '../../../src/foundation/settings/courier-settings.ts'
import { type ProviderRequest, startProvider } from '../../provider-server.ts'
import { Faults } from '../../providers/faults.ts'
import {
  createdOrder,
  listedOrder,
  PICKUP,
  REQUIRED,
  type ShiprocketOrder,
  shownOrder,
  trackingOf,
} from './shiprocket-records.ts'

interface Reply {
  status: number
  body: unknown
}

const found = (body: unknown): Reply => ({ status: 200, body })
const refused = (message: string, status = 400): Reply => ({ status, body: { message, status_code: status } })
const invalid = (errors: Record<string, string[]>): Reply => ({
  status: 422,
  body: { message: 'Oops! Invalid Data.', errors, status_code: 422 },
})

/** Shiprocket's API v1 as documented, with its oddities: errors with status 200, several shapes, IST dates. */
export async function startShiprocket() {
  let logins = 0
  let valid = ''
  let nextId = 1000
  const orders = new Map<string, ShiprocketOrder>()
  const faults = new Faults()
  const controls = {
    /** Answers of assignments: the error that Shiprocket sends with status 200. */
    assignError: null as string | null,
    /** PIN codes without service. */
    unserved: new Set<string>(),
    password: 'secret',
    /** Searches that do not list a new order yet. */
    hiddenFor: 0,
    /** A number in use is answered with its order, as was observed, instead of another order. */
    answersDuplicates: false,
  }
  let searches = 0
  const server = await startProvider((request, res) => faults.answer(res, () => handle(request)))
  const settings: ShiprocketSettings = {
    email: 'api@store.example',
    password: 'secret',
    pickup: 'Store',
    webhookToken: 'a webhook token of the store',
    apiUrl: server.base,
  }

  function handle(request: ProviderRequest): Reply {
    const { pathname, searchParams } = new URL(request.path, server.base)
    const body = request.body === '' ? {} : JSON.parse(request.body)
    if (pathname === '/auth/login') return login(body)
    if (request.headers.authorization !== `Bearer ${valid}`) return refused('Token has expired', 401)
    const call = `${request.method} ${pathname.replace(/\/$/, '')}`
    const [, id = ''] = /^GET \/(?:orders\/show|courier\/track\/awb)\/(.+)$/.exec(call) ?? []
    if (call.startsWith('GET /orders/show/')) return show(id)
    if (call.startsWith('GET /courier/track/awb/')) return track(decodeURIComponent(id))
    switch (call) {
      case 'GET /settings/company/pickup':
        return found({
          data: { shipping_address: [{ ...PICKUP, pickup_location: 'Home' }, PICKUP], allow_more: 'true' },
        })
      case 'POST /orders/create/adhoc':
        return create(body)
      case 'GET /orders':
        return search(searchParams.get('search') ?? '')
      case 'POST /courier/assign/awb':
        return assign(body.shipment_id)
      case 'POST /courier/generate/pickup':
        return requestPickup(body.shipment_id[0])
      case 'POST /courier/generate/label':
        return found({ label_created: 1, label_url: `https://labels.example/${body.shipment_id[0]}.pdf` })
      case 'POST /orders/cancel':
        return cancel(body.ids)
      case 'GET /courier/serviceability':
        return serviceability(searchParams)
      default:
        return refused('Not found', 404)
    }
  }

  function login({ email, password }: { email?: string; password?: string }): Reply {
    logins += 1
    if (email !== settings.email || password !== controls.password) {
      return refused('Invalid email and password combination')
    }
    valid = `jwt-${logins}`
    return found({ id: 1, email, company_id: 7, created_at: '2026-11-01 10:00:00', token: valid })
  }

  function create(body: Record<string, unknown>): Reply {
    const missing = REQUIRED.filter((name) => body[name] === undefined || body[name] === '')
    if (missing.length > 0) return invalid(Object.fromEntries(missing.map((name) => [name, [`${name} is required.`]])))
    if (body.pickup_location !== PICKUP.pickup_location) {
      return found({
        message: 'Wrong Pickup location entered. Please choose one location from the data given.',
        data: {},
      })
    }
    const number = String(body.order_id)
    if (number.length > 50) return invalid({ order_id: ['Too long.'] })
    const [first] = byNumber(number)
    if (controls.answersDuplicates && first) return found(createdOrder(first))
    // A repeated number makes another order, unless the first one is cancelled. The documentation excludes neither.
    if (byNumber(number).some(({ status }) => status === 'CANCELED'))
      return invalid({ order_id: ['Already cancelled.'] })
    nextId += 1
    const order: ShiprocketOrder = {
      id: nextId,
      shipmentId: nextId + 500_000,
      number,
      body,
      status: 'NEW',
      awb: '',
      tracking: null,
      pickupRequested: false,
    }
    orders.set(String(order.id), order)
    searches = 0
    return found(createdOrder(order))
  }

  function search(text: string): Reply {
    searches += 1
    if (searches <= controls.hiddenFor) return found({ data: [], meta: { pagination: { total: 0, current_page: 1 } } })
    const rows = [...orders.values()].filter(({ number }) => number.includes(text)).map(listedOrder)
    return found({ data: rows, meta: { pagination: { total: rows.length, current_page: 1 } } })
  }

  function show(id: string): Reply {
    const order = orders.get(id)
    return order ? found({ data: shownOrder(order) }) : refused('Order does not exist.', 404)
  }

  function assign(shipmentId: number): Reply {
    const order = [...orders.values()].find((each) => each.shipmentId === shipmentId)
    if (!order) return refused('Shipment does not exist.', 404)
    if (controls.assignError) {
      return found({ awb_assign_status: 0, response: { data: { awb_assign_error: controls.assignError } } })
    }
    if (order.awb !== '') return refused('AWB is already assigned.')
    Object.assign(order, { awb: `AWB${order.id}`, status: 'READY TO SHIP' })
    const data = { awb_code: order.awb, courier_company_id: 10, courier_name: 'Delhivery', order_id: order.id }
    return found({ awb_assign_status: 1, response: { data } })
  }

  function requestPickup(shipmentId: number): Reply {
    const order = [...orders.values()].find((each) => each.shipmentId === shipmentId)
    if (!order) return refused('Shipment does not exist.', 404)
    if (order.pickupRequested) return refused('Already in Pickup Queue.')
    Object.assign(order, { pickupRequested: true, status: 'PICKUP SCHEDULED' })
    return found({ pickup_status: 1, response: { pickup_scheduled_date: '2026-11-24 09:00:00' } })
  }

  function cancel(ids: readonly number[]): Reply {
    const cancelled = ids.map((id) => orders.get(String(id)))
    if (cancelled.some((order) => order === undefined)) return refused('Order does not exist.', 404)
    // An error with status 200.
    if (cancelled.some((order) => order?.tracking)) {
      return found({ message: 'Cannot cancel order in this state.', status_code: 400 })
    }
    for (const order of cancelled) Object.assign(order ?? {}, { status: 'CANCELED' })
    return found({ message: 'Order cancelled successfully.' })
  }

  function track(awb: string): Reply {
    const order = [...orders.values()].find((each) => each.awb === awb)
    if (!order) return refused('Invalid AWB.', 404)
    return found({ tracking_data: trackingOf(order) })
  }

  function serviceability(query: URLSearchParams): Reply {
    if (query.get('pickup_postcode') !== PICKUP.pin_code) return invalid({ pickup_postcode: ['Unknown.'] })
    // An error with status 200.
    if (controls.unserved.has(query.get('delivery_postcode') ?? '')) {
      return found({ status: 404, message: 'No courier serviceable.' })
    }
    const company = (days: string, blocked = 0) => ({ courier_company_id: 1, estimated_delivery_days: days, blocked })
    const companies = [company('2', 1), company('4'), company('6')]
    return found({ currency: 'INR', data: { available_courier_companies: companies } })
  }

  const byNumber = (number: string) => [...orders.values()].filter((order) => order.number === number)
  const order = (number: string): ShiprocketOrder => {
    const [first] = byNumber(number)
    if (!first) throw new Error(`Shiprocket has no order ${number}.`)
    return first
  }

  return {
    settings,
    controls,
    faults,
    requests: server.requests,
    close: server.close,
    byNumber,
    order,
    /** Carries out a creation whose response never came. */
    adopt: (body: Record<string, unknown>) => void create(body),
    loginCount: () => logins,
    /** The token stops working before it expires. */
    revokeToken: () => {
      valid = ''
    },
    /** The parcel moves; activities are from old to new. */
    move(
      number: string,
      label: string,
      activities: { date: string; activity: string; location?: string }[] = [],
    ): void {
      const { tracking } = order(number)
      const all = [...(tracking?.activities ?? []), ...activities]
      Object.assign(order(number), { status: label, tracking: { label, activities: all } })
    },
    /** An event as Shiprocket sends it. Its content need not be true. */
    event(number: string, change: Record<string, unknown> = {}) {
      const { id, awb } = order(number)
      const body = { awb, sr_order_id: id, order_id: number, current_status: 'DELIVERED', scans: [], ...change }
      return {
        headers: { 'x-api-key': settings.webhookToken, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    },
  }
}

export type ShiprocketServer = Awaited<ReturnType<typeof startShiprocket>>
