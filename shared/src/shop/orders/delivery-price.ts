/** What delivery costs. Books for exactly the threshold are not over it. (spec 1, 9; shipping policy) */
import type { DeliveryRule } from './shop-settings.ts'

/** The books of an order of which delivery is calculated. */
interface DeliveredBooks {
  /** Copies of the book in stock. */
  copies: number
  /** The price of all books of the order, in paise. */
  booksPaise: number
}

/** The delivery price of one copy of a book, in paise. */
export function deliveryPerCopy({ copies, booksPaise }: DeliveredBooks, rule: DeliveryRule): number {
  if (isDeliveryFree(booksPaise, rule)) return 0
  return copies <= rule.lowStockCopies ? rule.lowStockPaise : rule.normalPaise
}

function isDeliveryFree(booksPaise: number, { freeOverPaise }: DeliveryRule): boolean {
  return freeOverPaise !== null && booksPaise > freeOverPaise
}

/**
 * How much more in books makes delivery free, in paise: whole rupees, because an amount that only reaches the threshold
 * would promise too much. Null if delivery is free already or never is.
 */
export function untilFreeDelivery(booksPaise: number, rule: DeliveryRule): number | null {
  if (rule.freeOverPaise === null || isDeliveryFree(booksPaise, rule)) return null
  return (Math.floor((rule.freeOverPaise - booksPaise) / 100) + 1) * 100
}
