import type { OrderAddress } from '@pravesh/shared/shop/orders/address'
import type { Order } from '../../payload-types.ts'

/** The delivery address of an order. */
export function addressOf({ address }: Pick<Order, 'address'>): OrderAddress {
  const { name, surname, line1, line2, city, district, state, pin, country, email, phone } = address
  return { name, surname, line1, line2, city, district: district ?? '', state, pin, country, email, phone }
}
