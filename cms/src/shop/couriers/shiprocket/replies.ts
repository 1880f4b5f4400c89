/** Replies of Shiprocket. Only what the portal uses; everything else may be absent, null or of another type. */
import * as z from 'zod/mini'

/** Ids are numbers in most replies and strings in some. */
const id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((value) => String(value)),
)
/** Text that may be missing, null, empty or a number. */
const text = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value): string | null => String(value).trim() || null),
  ),
  null,
)
const code = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value): number | null => (Number.isInteger(Number(value)) ? Number(value) : null)),
  ),
  null,
)

const shipment = z.looseObject({ id: text, awb: text, courier: text, status: text })
/** An object in one call, an array in another, and an empty array without a shipment. */
const firstShipment = z.catch(
  z.pipe(
    z.union([z.array(shipment), shipment]),
    z.transform((value) => [value].flat()[0] ?? null),
  ),
  null,
)

const order = z.looseObject({
  id,
  channel_order_id: text,
  status: text,
  status_code: code,
  shipments: firstShipment,
  awb_data: z.catch(z.looseObject({ awb: text }), { awb: null }),
})
export type OrderReply = z.infer<typeof order>

export const loginReply = z.looseObject({ token: z.string().check(z.minLength(1)) })

export const createReply = z.looseObject({
  order_id: id,
  shipment_id: id,
  status: text,
  status_code: code,
  awb_code: text,
  courier_name: text,
})

export const ordersReply = z.looseObject({ data: z.array(order) })

export const orderReply = z.looseObject({ data: order })

export const assignReply = z.looseObject({
  awb_assign_status: z.literal(1),
  response: z.looseObject({ data: z.looseObject({ awb_code: id, courier_name: text }) }),
})

export const labelReply = z.looseObject({ label_url: z.url({ protocol: /^https$/ }) })

export const anyReply = z.nullable(z.looseObject({}))

const tracked = z.looseObject({
  current_status: text,
  consignee_name: text,
  delivered_to: text,
  delivered_date: text,
  courier_name: text,
  edd: text,
})

const activity = z.looseObject({ date: text, activity: text, location: text })

export const trackReply = z.looseObject({
  tracking_data: z.looseObject({
    track_status: code,
    shipment_status: code,
    shipment_track: z.catch(z.array(tracked), []),
    shipment_track_activities: z.catch(z.nullable(z.array(activity)), null),
    track_url: text,
    etd: text,
  }),
})
export type TrackReply = z.infer<typeof trackReply>

export const pickupReply = z.looseObject({
  data: z.looseObject({
    shipping_address: z.array(z.looseObject({ pickup_location: text, pin_code: text })),
  }),
})

export const serviceabilityReply = z.looseObject({
  data: z.looseObject({
    available_courier_companies: z.array(z.looseObject({ estimated_delivery_days: code, blocked: code })),
  }),
})
