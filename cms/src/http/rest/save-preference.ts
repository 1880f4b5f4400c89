import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isOfMissingRow } from './deleted-meanwhile.ts'

/** Each repetition needs another deletion within milliseconds, by the same person in another window. */
const ATTEMPTS = 3

/**
 * Payload's endpoint, repeated if the preference is deleted between its lookup and its update: the next attempt creates
 * it. Throws 409 when that happens to all attempts.
 */
export function savePreference({ handler }: Endpoint): Endpoint['handler'] {
  return async (req) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const response = await saveOnce(handler, req)
      if (response !== null) return response
    }
    throw new APIError('This setting was deleted while it was being saved. Save it again.', 409)
  }
}

/** Null if the preference was deleted meanwhile. */
async function saveOnce(handler: Endpoint['handler'], req: PayloadRequest): Promise<Response | null> {
  try {
    const response = await handler(req)
    const { doc } = await response.clone().json()
    return doc === null ? null : response
  } catch (error) {
    if (isOfMissingRow(error)) return null
    throw error
  }
}
