import { fieldError } from '@pravesh/shared/platform/field-error'
import { pinSchema } from '@pravesh/shared/platform/places/pin-schema'
import { shipmentQuery, trackQuery } from '@pravesh/shared/shop/couriers/payloads'
import {
  courierCalls,
  pickupNames,
  pickupsTable,
  serviceabilityTable,
  shipmentNames,
  trackNames,
} from '@pravesh/shared/shop/couriers/wire'
import type * as z from 'zod/mini'
import { requireStudent } from '../../accounts/index.ts'
import { invalid, notFound } from '../../foundation/problem.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { courierLimits } from './courier-limits.ts'
import { issueCourierToken, studentOfToken } from './courier-token.ts'
import { courierEvents } from './events-endpoint.ts'
import { findOwnByAwb, findOwnByOrder } from './find-shipment.ts'
import { findServiceability, requirePickup } from './serviceability.ts'
import { shipmentReply, trackingReply } from './shipment-reply.ts'

/** Returns a token for the calls below, which opens only the student's own shipments. (spec 1, 7) */
const login = endpoint({
  ...courierCalls.courierLogin,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const token = issueCourierToken({ payload, studentId: student.id, now: new Date() })
    return { msg: 'You can follow your parcels now.', result: { token } }
  },
})

/** Returns where the courier collects the store's parcels. (spec 1, 7) */
const pickup = endpoint({
  ...courierCalls.pickupLocation,
  handle: async (call) => {
    const { payload } = call
    const { now } = await authorize(call, pickupNames.token)
    const data = pickupsTable.toWire({ locations: [await requirePickup({ payload, now })] })
    return { msg: 'Pickup location found.', result: { data } }
  },
})

/** Returns the state of one of the student's own parcels. (spec 1, 7) */
const shipment = endpoint({
  ...courierCalls.shipmentOfOrder,
  handle: async (call) => {
    const { body, studentId } = await authorize(call, shipmentNames.token)
    const id = parsed(shipmentQuery, body)[shipmentNames.courierOrderId]
    const found = await findOwnByOrder({ payload: call.payload, studentId, id })
    if (!found) throw notFound('parcel')
    return { msg: 'Parcel found.', result: { data: shipmentReply(found) } }
  },
})

/** Returns the steps of one of the student's own parcels, as of the latest check. (spec 1, 7) */
const track = endpoint({
  ...courierCalls.trackShipment,
  handle: async (call) => {
    const { body, studentId } = await authorize(call, trackNames.token)
    const awb = parsed(trackQuery, body)[trackNames.awb]
    const found = await findOwnByAwb({ payload: call.payload, studentId, awb })
    if (!found) throw notFound('parcel')
    return { msg: 'Parcel found.', result: { tracking_data: trackingReply(found) } }
  },
})

/** Returns whether the courier delivers to a PIN code. */
const serviceability = endpoint({
  ...courierCalls.serviceability,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const pin = pinSchema.safeParse(param('pin'))
    if (!pin.success) throw invalid(pin.error.issues.map((issue) => fieldError('pin', issue)))
    const now = new Date()
    await courierLimits.consume({ payload, name: 'shop/serviceability', subject: student.id, now })
    const found = await findServiceability({ payload, pin: pin.data, now })
    const result = serviceabilityTable.toWire({ days: null, ...found })
    return { msg: MESSAGES[found.state], result }
  },
})

const MESSAGES = {
  served: 'We deliver to this PIN code.',
  notServed: 'Our courier does not deliver to this PIN code.',
  unknown: 'We cannot check this PIN code at the moment.',
}

export const courierEndpoints = [login, pickup, shipment, track, serviceability, courierEvents]

/** The body of a call and the student whose token it has. Throws a Problem: 401 without a valid token, 429. */
async function authorize(call: Call, tokenName: string) {
  const { payload } = call
  const body = await call.body()
  const now = new Date()
  const studentId = studentOfToken({ payload, token: body[tokenName], now })
  await courierLimits.consume({ payload, name: 'shop/shipments', subject: studentId, now })
  return { body, studentId, now }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  throw invalid(error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
}
