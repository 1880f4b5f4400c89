/** What staff can set about orders. */
export interface ShopSettings {
  delivery: DeliveryRule
  /** Staff are warned when a book has this many copies or fewer. */
  lowStockCopies: number
  /** Days after delivery in which a book can be returned. */
  returnDays: number
}

/** Price of delivery, by the copies in stock. (spec 1, 9) */
export interface DeliveryRule {
  /** Stock up to and including this number of copies is low. */
  lowStockCopies: number
  /** Paise per copy while stock is low. */
  lowStockPaise: number
  /** Paise per copy otherwise. */
  normalPaise: number
}

/** In force until staff change them. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  delivery: { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00 },
  lowStockCopies: 3,
  returnDays: 7,
}

/** The delivery price of one copy of a book with this stock, in paise. */
export function deliveryPerCopy(copies: number, rule: DeliveryRule): number {
  return copies <= rule.lowStockCopies ? rule.lowStockPaise : rule.normalPaise
}
