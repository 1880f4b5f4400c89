import type { Order } from '../../payload-types.ts'

/** A delivery address as on a parcel, one line each. */
export function addressLines({ name, surname, line1, line2, city, district, state, pin }: Order['address']): string[] {
  const place = [...new Set([city, district])].filter(Boolean).join(', ')
  return [`${name} ${surname}`, line1, line2, place, `${state} ${pin}`].filter(Boolean)
}
