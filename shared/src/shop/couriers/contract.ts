/** Contract of the courier calls. (spec 1, 7) */
import * as z from 'zod/mini'
import { contractCalls, ERROR_DESCRIPTIONS, reply } from '../../platform/contract.ts'
import { pickupQuery, shipmentQuery, trackQuery } from './payloads.ts'
import { courierCalls, pickupsTable, serviceabilityTable, shipmentTable, trackingTable } from './wire.ts'

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS
const noToken = 'The token is missing, forged or expired; get another one from `courierLogin`.'
const notOurs = 'You have no such parcel.'

export const courierContract = contractCalls(courierCalls, {
  courierLogin: {
    summary: 'A token for the next three calls, valid for half an hour and for your own parcels only',
    session: 'student',
    reply: reply({ result: z.object({ token: z.string() }) }),
    refusals: { 401: noSession },
  },
  pickupLocation: {
    summary: 'Where the courier collects the store’s parcels',
    body: pickupQuery,
    reply: reply({ result: z.object({ data: pickupsTable.fromWire }) }),
    refusals: { 401: noToken, 429: tooMany, 503: 'The courier cannot be reached.' },
  },
  shipmentOfOrder: {
    summary: 'The state of one of your parcels, by the courier’s id or the number of the order',
    body: shipmentQuery,
    reply: reply({ result: z.object({ data: shipmentTable.fromWire }) }),
    refusals: { 400: invalid, 401: noToken, 404: notOurs, 429: tooMany },
  },
  trackShipment: {
    summary: 'The steps of one of your parcels, oldest first, as of the portal’s latest check',
    body: trackQuery,
    reply: reply({ result: z.object({ tracking_data: trackingTable.fromWire }) }),
    refusals: { 400: invalid, 401: noToken, 404: notOurs, 429: tooMany },
  },
  serviceability: {
    summary: 'Whether the courier delivers to a PIN code; `unknown` if it cannot say at the moment',
    session: 'student',
    params: { pin: { about: 'A PIN code of 6 digits.', example: '741235' } },
    reply: reply({ result: serviceabilityTable.fromWire }),
    refusals: { 400: invalid, 401: noSession, 429: tooMany },
  },
  courierEvents: {
    summary: 'Event of the courier, with its token in `x-api-key`',
    anyBody: 'As the courier sends it.',
    reply: z.object({ success: z.literal(true), msg: z.string() }),
    refusals: { 401: 'The token is wrong.', 404: 'The courier sends no events.' },
  },
})
