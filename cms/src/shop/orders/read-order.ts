import { districtOf } from '@pravesh/shared/platform/places/places'
import { isState } from '@pravesh/shared/platform/places/states'
import { DELIVERY_COUNTRY, type OrderAddress } from '@pravesh/shared/shop/orders/address'
import type { Seen } from '@pravesh/shared/shop/orders/changes'
import { deliveryDistrict } from '@pravesh/shared/shop/orders/delivery-district'
import { MAX_UNITS } from '@pravesh/shared/shop/orders/line-limits'
import { joinItems, type OrderItem } from '@pravesh/shared/shop/orders/lines'
import { placedOrder } from '@pravesh/shared/shop/orders/payloads'
import { addressNames, itemNames, orderNames } from '@pravesh/shared/shop/orders/wire'
import type * as z from 'zod/mini'
import { invalid } from '../../foundation/problem.ts'
import type { Call } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'

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

type Sent = z.infer<typeof placedOrder>

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
  const message = `You can order at most ${MAX_UNITS} copies of a book.`
  throw invalid([{ field: orderNames.items, code: 'range', message }])
}

/**
 * The state decides which districts there are, and a district that is newer than our table is accepted. Without a
 * district, the city may name it, as in the specification.
 */
function readAddress(sent: Sent): OrderAddress {
  const state = sent[addressNames.state].toUpperCase()
  if (!isState(state)) {
    throw invalid([{ field: addressNames.state, code: 'notAnOption', message: 'Choose your state from the list' }])
  }
  const city = sent[addressNames.city]
  const typed = sent[addressNames.district] ?? null
  const district = typed === null ? districtOf(state, city) : deliveryDistrict(state, typed)
  if (typed !== null && district === null) {
    const message = 'Choose a district of your state from the list'
    throw invalid([{ field: addressNames.district, code: 'notAnOption', message }])
  }
  return {
    name: sent[addressNames.name],
    surname: sent[addressNames.surname],
    line1: sent[addressNames.line1],
    line2: sent[addressNames.line2],
    city,
    district: district ?? '',
    state,
    pin: sent[addressNames.pin],
    country: sent[addressNames.country] ?? DELIVERY_COUNTRY,
    email: sent[addressNames.email],
    phone: sent[addressNames.phone],
  }
}
