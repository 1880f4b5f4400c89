import { pinCodeCalls, pinPlaceTable } from '@pravesh/shared/content/pin-codes/wire'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { pinSchema } from '@pravesh/shared/platform/places/pin-schema'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { findPlace } from './place-of-pin.ts'

const DAY_S = 86_400

/**
 * Returns the states, the district and the post office of a PIN code. It reads no database, so it has no rate limit,
 * which would write one; browsers and caches keep the answer for a day.
 */
export const placeOfPin = endpoint({
  ...pinCodeCalls.placeOfPin,
  handle: async ({ param }) => {
    const pin = pinSchema.safeParse(param('pin'))
    if (!pin.success) throw invalid(pin.error.issues.map((issue) => fieldError('pin', issue)))
    const result = pinPlaceTable.toWire(findPlace(pin.data))
    const headers = { 'Cache-Control': `public, max-age=${DAY_S}` }
    return Response.json({ success: true, msg: 'PIN code found.', result }, { headers })
  },
})
