/** What staff can set about orders. */
export interface ShopSettings {
  delivery: DeliveryRule
  /** Staff are warned when a book has this many copies or fewer. */
  lowStockCopies: number
  /** Days after delivery in which a book can be returned. */
  returnDays: number
}

/** Price of delivery, by the copies in stock and the price of the books. (spec 1, 9) */
export interface DeliveryRule {
  /** Stock up to and including this number of copies is low. */
  lowStockCopies: number
  /** Paise per copy while stock is low. */
  lowStockPaise: number
  /** Paise per copy otherwise. */
  normalPaise: number
  /** Delivery of books for more than this is free; null if it never is. */
  freeOverPaise: number | null
}

/** In force until staff change them. */
export const DEFAULT_SHOP_SETTINGS = {
  delivery: { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00, freeOverPaise: 2000_00 },
  lowStockCopies: 3,
  returnDays: 7,
} satisfies ShopSettings
