import { addressSchema, type OrderAddress } from '@pravesh/shared/shop/orders/address'
import type { Payload } from 'payload'
import { searchFields } from '../../database/search/search-source.ts'
import type { Order } from '../../payload-types.ts'

interface NewAddress {
  payload: Payload
  order: Order
  address: OrderAddress
}

/** The fields of an order that follow from its address. */
export function addressData({ payload, order, address }: NewAddress) {
  const named = { address, buyerName: `${address.name} ${address.surname}` }
  return { ...named, ...searchFields(payload, 'orders', { ...order, ...named }) }
}

/** The requested address that is not applied yet; null if there is none. */
export function addressRequestOf({ addressRequest, addressRequestedAt }: Order): OrderAddress | null {
  return addressRequestedAt ? addressSchema.parse(addressRequest) : null
}
