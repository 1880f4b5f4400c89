import type { AddressField, OrderAddress } from '@pravesh/shared/shop/orders/address'
import { addressNames } from '@pravesh/shared/shop/orders/wire'
import type { ApiReply } from '../../lib/api.ts'

/** An address as typed. */
export type TypedAddress = Record<AddressField, string>

/** The fields of a body that name an address. */
export function addressBody(address: OrderAddress): Record<string, string> {
  const fields = Object.entries(addressNames) as [AddressField, string][]
  return Object.fromEntries(fields.map(([field, name]) => [name, address[field]]))
}

/** The server's errors by field of the address. */
export function addressErrors({ errors }: Pick<ApiReply, 'errors'>): { field: AddressField; message: string }[] {
  const fields = Object.keys(addressNames) as AddressField[]
  return errors.flatMap(({ field, message }) => {
    const known = fields.find((each) => addressNames[each] === field)
    return known === undefined ? [] : [{ field: known, message }]
  })
}
