import { paiseToRupees } from '@pravesh/shared/platform/money'
import type { OrderAddress } from '@pravesh/shared/shop/orders/address'
import { itemNames, orderNames, orderPaymentNames } from '@pravesh/shared/shop/orders/wire'
import type { ApiReply } from '../../lib/api.ts'
import { addressBody } from '../address/typed-address.ts'
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
