import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { OrderAddress } from '@pravesh/shared/shop/orders/address'
import type { Seen } from '@pravesh/shared/shop/orders/changes'
import { MAX_UNITS } from '@pravesh/shared/shop/orders/line-limits'
import { joinItems, type OrderItem } from '@pravesh/shared/shop/orders/lines'
import { placedOrder } from '@pravesh/shared/shop/orders/payloads'
import { itemNames, orderNames } from '@pravesh/shared/shop/orders/wire'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { invalid } from '../../foundation/problem.ts'
import type { Call } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { readAddress } from './read-address.ts'

/** An order as its buyer sent it. */
export interface SentOrder {
  address: OrderAddress
  items: OrderItem[]
  /** The prices that the buyer saw. */
  seen: Seen
  /** The transaction id that the client made up; null without one. */
  reference: string | null
  /** Id of the buyer's own order that this one continues or replaces; null without one. */
  continues: string | null
}

/** Reads the body of `placeOrder`. Throws a Problem (400) with every validation error. */
export async function readOrder(call: Pick<Call, 'body'>): Promise<SentOrder> {
  const sent = await readBody(call, placedOrder)
  const sentItems = sent[orderNames.items]
  return {
    address: readAddress(sent),
    items: readItems(sentItems.map((item) => ({ bookId: item[itemNames.sku], units: item[itemNames.units] }))),
    seen: {
      lines: sentItems.map((item) => ({
        bookId: item[itemNames.sku],
        pricePaise: item[itemNames.pricePaise] ?? null,
        linePaise: item[itemNames.linePaise] ?? null,
      })),
      booksPaise: sent[orderNames.booksPaise] ?? null,
      deliveryPaise: sent[orderNames.deliveryPaise] ?? null,
      totalPaise: sent[orderNames.totalPaise] ?? null,
    },
    reference: sent[orderNames.transactionId] || null,
    continues: sent[orderNames.continues] || null,
  }
}

/** Joins items of the same book. Throws a Problem (400) when they are too many copies. */
export function readItems(items: readonly OrderItem[]): OrderItem[] {
  const joined = joinItems(items)
  if (joined.every(({ units }) => units <= MAX_UNITS)) return joined
  throw invalid([
    { field: orderNames.items, code: 'range', ...reasoned(shopReplies, 'TOO_MANY_COPIES', { most: MAX_UNITS }) },
  ])
}
