/** What staff can set about orders. */
export interface ShopSettings {
  delivery: DeliveryRule
  /** Staff are warned when a book has this many copies or fewer. */
  lowStockCopies: number
  /** Days after delivery in which a book can be returned. */
  returnDays: number
}

/** What the price of delivery goes by: each copy, or the weight of all books. */
export const DELIVERY_BASES = ['copies', 'weight'] as const
export type DeliveryBasis = (typeof DELIVERY_BASES)[number]

/** Price of delivery. The amounts of the basis that is not in force are kept. (spec 1, 9) */
export interface DeliveryRule {
  basis: DeliveryBasis
  /** Stock up to and including this number of copies is low. */
  lowStockCopies: number
  /** Paise per copy while stock is low. */
  lowStockPaise: number
  /** Paise per copy otherwise. */
  normalPaise: number
  /** By weight: ascending, and none cheaper than the one before. */
  slabs: readonly WeightSlab[]
  /** Paise for each kilogram, or part of one, above the last slab. */
  furtherKgPaise: number
  /** Delivery of books for more than this is free; null if it never is. */
  freeOverPaise: number | null
}

/** What the delivery of books up to and including a weight costs. */
export interface WeightSlab {
  upToGrams: number
  pricePaise: number
}

/** In force until staff change them. */
export const DEFAULT_SHOP_SETTINGS = {
  delivery: {
    basis: 'copies',
    lowStockCopies: 1,
    lowStockPaise: 80_00,
    normalPaise: 180_00,
    slabs: [
      { upToGrams: 500, pricePaise: 60_00 },
      { upToGrams: 1000, pricePaise: 90_00 },
      { upToGrams: 2000, pricePaise: 130_00 },
      { upToGrams: 5000, pricePaise: 250_00 },
    ],
    furtherKgPaise: 40_00,
    freeOverPaise: 2000_00,
  },
  lowStockCopies: 3,
  returnDays: 7,
} satisfies ShopSettings
