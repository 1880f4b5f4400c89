import type { OrderAddress } from './address.ts'

type Place = Pick<OrderAddress, 'name' | 'surname' | 'line1' | 'line2' | 'city' | 'state' | 'pin'>

/** Orders from before districts were asked for have none. */
interface AddressOnParcel extends Place {
  district?: string | null | undefined
}

/** A delivery address as on a parcel, one line each. */
export function addressLines({ name, surname, line1, line2, city, district, state, pin }: AddressOnParcel): string[] {
  const place = [...new Set([city, district])].filter(Boolean).join(', ')
  return [`${name} ${surname}`, line1, line2, place, `${state} ${pin}`].filter(Boolean)
}
