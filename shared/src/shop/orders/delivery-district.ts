import { DISTRICT_NOT_LISTED, districtOf } from '../../platform/places/places.ts'
import { STATES } from '../../platform/places/states.ts'

/**
 * The district of a delivery address: its name in our table, or as typed if it may be newer than the table. Null for a
 * district of another state, and for text that names none.
 */
export function deliveryDistrict(state: string, typed: string): string | null {
  const listed = districtOf(state, typed)
  if (listed !== null) return listed
  const isNone = !/\p{L}/u.test(typed) || typed === DISTRICT_NOT_LISTED
  const isElsewhere = STATES.some((other) => districtOf(other, typed) !== null)
  return isNone || isElsewhere ? null : typed.toUpperCase()
}
