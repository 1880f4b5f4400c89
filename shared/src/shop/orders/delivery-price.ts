/** What delivery costs. Books for exactly the threshold are not over it. (spec 1, 9; shipping policy) */
import { GRAMS_PER_KILOGRAM, gramsOf } from './parcel.ts'
import type { DeliveryRule, WeightSlab } from './shop-settings.ts'

/** Copies of one book in an order. */
export interface DeliveredBook {
  units: number
  /** Of one copy. */
  pricePaise: number
  /** Copies of the book in stock. */
  copies: number
  /** Of one copy; null if it was not measured. */
  weightGrams: number | null
}

/**
 * The delivery price of each book of an order, in paise; together they are that of the order. By weight, each book has its share
 * of the price of all.
 */
export function deliveryPrices(books: readonly DeliveredBook[], rule: DeliveryRule): number[] {
  if (isDeliveryFree(booksPaise(books), rule)) return books.map(() => 0)
  if (rule.basis === 'weight')
    return shares(
      weightPrice(gramsOf(books), rule),
      books.map((book) => gramsOf([book])),
    )
  return books.map(
    ({ units, copies }) => units * (copies <= rule.lowStockCopies ? rule.lowStockPaise : rule.normalPaise),
  )
}

/** The delivery price of an order, in paise. */
export function deliveryPrice(books: readonly DeliveredBook[], rule: DeliveryRule): number {
  return deliveryPrices(books, rule).reduce((sum, paise) => sum + paise, 0)
}

/**
 * How much more in books makes delivery free, in paise: whole rupees, because an amount that only reaches the threshold
 * would promise too much. Null if delivery is free already or never is.
 */
export function untilFreeDelivery(paise: number, rule: DeliveryRule): number | null {
  if (rule.freeOverPaise === null || isDeliveryFree(paise, rule)) return null
  return (Math.floor((rule.freeOverPaise - paise) / 100) + 1) * 100
}

/** Why slabs are not a price list, with the place of the wrong one; null if they are. */
export function slabsProblem(slabs: readonly WeightSlab[]): SlabsProblem | null {
  if (slabs.length === 0) return { kind: 'none', at: 0 }
  const wrong = (isWrong: (slab: WeightSlab, before: WeightSlab) => boolean) =>
    slabs.findIndex((slab, at) => isWrong(slab, slabs[at - 1] ?? { upToGrams: 0, pricePaise: 0 }))
  const lighter = wrong((slab, before) => slab.upToGrams <= before.upToGrams)
  if (lighter >= 0) return { kind: 'lighter', at: lighter }
  const cheaper = wrong((slab, before) => slab.pricePaise < before.pricePaise)
  return cheaper >= 0 ? { kind: 'cheaper', at: cheaper } : null
}

export interface SlabsProblem {
  kind: 'none' | 'lighter' | 'cheaper'
  /** Index of the slab that is not heavier, or is cheaper, than the one before. */
  at: number
}

function booksPaise(books: readonly DeliveredBook[]): number {
  return books.reduce((sum, { units, pricePaise }) => sum + units * pricePaise, 0)
}

function isDeliveryFree(paise: number, { freeOverPaise }: DeliveryRule): boolean {
  return freeOverPaise !== null && paise > freeOverPaise
}

function weightPrice(grams: number, { slabs, furtherKgPaise }: DeliveryRule): number {
  if (grams === 0) return 0
  const slab = slabs.find(({ upToGrams }) => grams <= upToGrams)
  if (slab) return slab.pricePaise
  const last = slabs.at(-1) ?? { upToGrams: 0, pricePaise: 0 }
  return last.pricePaise + Math.ceil((grams - last.upToGrams) / GRAMS_PER_KILOGRAM) * furtherKgPaise
}

/** Divides an amount by weights into whole paise, which add up to it. */
function shares(paise: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let weighed = 0
  return weights.map((weight) => {
    const before = Math.floor((paise * weighed) / whole)
    weighed += weight
    return Math.floor((paise * weighed) / whole) - before
  })
}
