import { paiseToRupees } from '@pravesh/shared/platform/money'
import type { AddressField, OrderAddress } from '@pravesh/shared/shop/orders/address'
import { addressNames, itemNames, orderNames, orderPaymentNames } from '@pravesh/shared/shop/orders/wire'
import type { ApiReply } from '../../lib/api.ts'
import { callOrders } from '../orders/order-api.ts'
import type { Quoted } from './fetch-quote.ts'

interface NewOrder {
  address: OrderAddress
  quote: Quoted
  /** An own order that this one continues or replaces. */
  continues: string | undefined
}

/** Places an unpaid order. The server compares the amounts with its own and assigns the identifiers. (spec 1, 7) */
export function placeOrder({ address, quote, continues }: NewOrder): Promise<ApiReply> {
  const body = {
    ...addressBody(address),
    [orderNames.items]: quote.lines.map(({ bookId, name, units, pricePaise, linePaise }) => ({
      [itemNames.name]: name,
      [itemNames.sku]: bookId,
      [itemNames.units]: units,
      [itemNames.pricePaise]: paiseToRupees(pricePaise),
      [itemNames.linePaise]: paiseToRupees(linePaise),
    })),
    [orderNames.booksPaise]: paiseToRupees(quote.booksPaise),
    [orderNames.deliveryPaise]: paiseToRupees(quote.deliveryPaise),
    [orderNames.totalPaise]: paiseToRupees(quote.totalPaise),
    [orderNames.shipsToBilling]: true,
    ...(continues !== undefined && { [orderNames.continues]: continues }),
  }
  return callOrders('placeOrder', { body })
}

/** Starts the payment of a placed order, which reserves its books. */
export function payOrder({ orderId, totalPaise }: { orderId: string; totalPaise: number }): Promise<ApiReply> {
  const body = { [orderPaymentNames.orderId]: orderId, [orderPaymentNames.totalPaise]: paiseToRupees(totalPaise) }
  return callOrders('payOrder', { body })
}

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
