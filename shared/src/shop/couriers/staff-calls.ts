/** Calls of the shipment panel, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { MANUAL_STEPS } from './shipment-view.ts'

/** Paths are below `/api`; `:id` is the shipment's. `viewShipment` replies with `{ result: ShipmentView }`. */
export const courierStaffCalls = {
  viewShipment: { method: 'get', path: '/courier/staff/:id/shipment' },
  /** Records courier and tracking number of a parcel that staff hand over, or corrects them. */
  handOver: { method: 'post', path: '/courier/staff/:id/hand-over' },
  enterStep: { method: 'post', path: '/courier/staff/:id/step' },
  /** Takes a parcel back from the portal's courier. */
  shipByHand: { method: 'post', path: '/courier/staff/:id/by-hand' },
  /** Repeats at once what the courier has refused. */
  retryShipment: { method: 'post', path: '/courier/staff/:id/retry' },
  /** Creates a parcel again that the courier does not have. */
  createAgain: { method: 'post', path: '/courier/staff/:id/create-again' },
  /** Says under which id the courier has a parcel that it did not confirm. */
  enterOrderId: { method: 'post', path: '/courier/staff/:id/order-id' },
} as const satisfies Record<string, WireCall>

const MAX_NAME_LENGTH = 60
const MAX_PLACE_LENGTH = 100
const MAX_URL_LENGTH = 500

const COURIER_MESSAGE = 'Enter the name of the courier, such as India Post.'
const AWB_MESSAGE = 'Enter the tracking number: 4 to 40 letters, digits or hyphens.'
const URL_MESSAGE = 'Enter an address that begins with https://, or leave it empty.'
const DAY_MESSAGE = 'Enter a day, such as 2026-11-30, or leave it empty.'

const empty = z.literal('')

/** The body of `handOver`. `bookings` is that of the parcel that staff saw; one that was booked again is refused. */
export const handOverSchema = z.strictObject({
  courierName: z
    .string(COURIER_MESSAGE)
    .check(
      z.trim(),
      z.minLength(1, COURIER_MESSAGE),
      usableText('Name of the courier'),
      z.maxLength(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters`),
    ),
  awb: z.string(AWB_MESSAGE).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{4,40}$/, AWB_MESSAGE)),
  trackingUrl: z.union([empty, z.url({ protocol: /^https$/ }).check(z.maxLength(MAX_URL_LENGTH))], URL_MESSAGE),
  expectedOn: z.union([empty, z.iso.date()], DAY_MESSAGE),
  bookings: z.optional(z.int().check(z.positive())),
})
export type HandOver = z.infer<typeof handOverSchema>

/** The body of `enterStep`. `from` is the state that staff saw; a shipment that has moved since is refused. */
export const enterStepSchema = z.strictObject({
  from: z.string(),
  to: z.enum(MANUAL_STEPS, 'Choose what happened to the parcel.'),
  location: z
    .string()
    .check(z.trim(), usableText('Place'), z.maxLength(MAX_PLACE_LENGTH, `Use at most ${MAX_PLACE_LENGTH} characters`)),
})
export type EnteredStep = z.infer<typeof enterStepSchema>

const ORDER_ID_MESSAGE = 'Enter the ID of the order at Shiprocket: digits only.'

/** The body of `enterOrderId`. */
export const orderIdSchema = z.strictObject({
  courierOrderId: z.string(ORDER_ID_MESSAGE).check(z.trim(), z.regex(/^\d{1,20}$/, ORDER_ID_MESSAGE)),
})
