import { type DeliveredBook, deliveryPrice } from '@pravesh/shared/shop/orders/delivery-price'
import { gramsOf } from '@pravesh/shared/shop/orders/parcel'
import type { DeliveryBasis, DeliveryRule } from '@pravesh/shared/shop/orders/shop-settings'

/** An ordinary textbook, of which there are enough. */
const BOOK = { units: 1, pricePaise: 190_00, weightGrams: 350 }

/** Orders of so many books, one copy of each; the last is the set of a semester. */
const EXAMPLES = [1, 3, 8]

/** What the delivery of an order costs in both ways. */
interface DeliveryExample {
  books: number
  booksPaise: number
  grams: number
  deliveryPaise: Record<DeliveryBasis, number>
}

/** The prices of some orders by the settings, computed as for buyers. */
export function deliveryExamples(rule: DeliveryRule): DeliveryExample[] {
  return EXAMPLES.map((books) => {
    const order: DeliveredBook[] = Array.from({ length: books }, () => ({ ...BOOK, copies: rule.lowStockCopies + 1 }))
    const priceBy = (basis: DeliveryBasis) => deliveryPrice(order, { ...rule, basis })
    return {
      books,
      booksPaise: books * BOOK.pricePaise,
      grams: gramsOf(order),
      deliveryPaise: { copies: priceBy('copies'), weight: priceBy('weight') },
    }
  })
}
