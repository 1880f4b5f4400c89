/** Schemas of the bodies, by wire names. The token is checked before them. */
import * as z from 'zod/mini'
import { pickupNames, shipmentNames, trackNames } from './wire.ts'

const MAX_ID_LENGTH = 100

/** Ids may be sent as numbers. */
const id = (message: string) =>
  z.pipe(
    z.union([z.string(message), z.pipe(z.int(), z.transform(String))], message),
    z.string().check(z.trim(), z.minLength(1, message), z.maxLength(MAX_ID_LENGTH, message)),
  )
const token = z.string()

export const pickupQuery = z.object({ [pickupNames.token]: token })

export const shipmentQuery = z.object({
  [shipmentNames.token]: token,
  [shipmentNames.courierOrderId]: id('Send the ship_order_id of your order.'),
})

export const trackQuery = z.object({
  [trackNames.token]: token,
  [trackNames.awb]: id('Send the tracking number of your parcel.'),
})
