import type { PinPlace } from '@pravesh/shared/content/pin-codes/wire'
import { entryOf, statesLike } from './directory.ts'

/**
 * What a PIN code says of an address. The directory lacks some codes: of those, only the states are known whose codes
 * have the same first three digits.
 */
export function findPlace(pin: string): PinPlace {
  const entry = entryOf(pin)
  if (entry === null) return { pin, states: [...statesLike(pin)], district: null, postOffice: null, hasBranches: false }
  const { places, postOffice, hasBranches } = entry
  const [only, another] = places
  return {
    pin,
    states: [...new Set(places.map(({ state }) => state))],
    district: another === undefined ? (only?.district ?? null) : null,
    postOffice,
    hasBranches,
  }
}
