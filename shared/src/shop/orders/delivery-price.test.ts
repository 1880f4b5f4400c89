import { describe, expect, it } from 'vitest'
import { type DeliveredBook, deliveryPrice, deliveryPrices, slabsProblem, untilFreeDelivery } from './delivery-price.ts'
import { type Offered, orderLines, quoteOf } from './quote.ts'
import { DEFAULT_SHOP_SETTINGS, type DeliveryRule } from './shop-settings.ts'

const perCopy: DeliveryRule = DEFAULT_SHOP_SETTINGS.delivery
const byWeight: DeliveryRule = { ...perCopy, basis: 'weight' }
const off = { ...perCopy, freeOverPaise: null }

const aBook = (change: Partial<DeliveredBook> = {}): DeliveredBook => ({
  units: 1,
  pricePaise: 320_50,
  copies: 5,
  weightGrams: 400,
  ...change,
})

describe('delivery for each copy', () => {
  it.each([
    [0, 80_00],
    [1, 80_00],
    [2, 180_00],
    [500, 180_00],
  ])('with %i copies in stock costs %i paise', (copies, paise) => {
    expect(deliveryPrices([aBook({ copies })], perCopy)).toEqual([paise])
    expect(deliveryPrices([aBook({ copies, units: 3, pricePaise: 99_999_99 })], off)).toEqual([3 * paise])
  })

  it.each([
    ['up to the threshold is not free', 2000_00, 180_00],
    ['one paisa over the threshold is free', 2000_01, 0],
  ])('%s', (_, pricePaise, paise) => {
    expect(deliveryPrice([aBook({ pricePaise })], perCopy)).toBe(paise)
  })

  it('is free for every order with a threshold of nothing', () => {
    expect(deliveryPrice([aBook({ pricePaise: 1 })], { ...perCopy, freeOverPaise: 0 })).toBe(0)
  })
})

describe('delivery by weight', () => {
  it.each([
    [1, 60_00],
    [500, 60_00],
    [500.5, 90_00],
    [501, 90_00],
    [1000, 90_00],
    [2000, 130_00],
    [2001, 250_00],
    [5000, 250_00],
    [5001, 290_00],
    [6000, 290_00],
    [6001, 330_00],
    [null, 60_00],
    [0, 60_00],
  ])('of %s grams costs %i paise', (weightGrams, paise) => {
    expect(deliveryPrice([aBook({ weightGrams, pricePaise: 1 })], byWeight)).toBe(paise)
  })

  it('is one price for all copies, whatever is in stock, and each book has its share', () => {
    const books = [aBook({ units: 2, copies: 1 }), aBook({ weightGrams: 700 })]
    expect(deliveryPrices(books, byWeight)).toEqual([69_33, 60_67])
  })

  it('is free over the same threshold, and costs nothing without books', () => {
    expect(deliveryPrice([aBook({ pricePaise: 2000_01 })], byWeight)).toBe(0)
    expect(deliveryPrice([], byWeight)).toBe(0)
  })

  it('goes on by the kilogram from nothing without weights', () => {
    expect(deliveryPrice([aBook({ weightGrams: 1001, pricePaise: 1 })], { ...byWeight, slabs: [] })).toBe(80_00)
  })
})

describe('a list of weights', () => {
  const slab = (upToGrams: number, pricePaise: number) => ({ upToGrams, pricePaise })

  it.each([
    ['ascends', [slab(500, 60_00), slab(1000, 60_00), slab(2000, 90_00)], null],
    ['is empty', [], { kind: 'none', at: 0 }],
    ['begins at nothing', [slab(0, 60_00)], { kind: 'lighter', at: 0 }],
    ['repeats a weight', [slab(500, 60_00), slab(500, 90_00)], { kind: 'lighter', at: 1 }],
    ['goes back', [slab(500, 60_00), slab(1000, 90_00), slab(700, 95_00)], { kind: 'lighter', at: 2 }],
    ['becomes cheaper', [slab(500, 60_00), slab(1000, 59_99)], { kind: 'cheaper', at: 1 }],
  ])('that %s', (_, slabs, problem) => {
    expect(slabsProblem(slabs)).toEqual(problem)
  })
})

describe('what is missing until delivery is free', () => {
  it.each([
    [1684_00, 317_00],
    [1685_00, 316_00],
    [1685_50, 315_00],
    [1999_99, 1_00],
    [2000_00, 1_00],
    [2000_01, null],
  ])('of books for %i paise is %s', (booksPaise, missing) => {
    expect(untilFreeDelivery(booksPaise, perCopy)).toBe(missing)
    if (missing !== null) expect(deliveryPrice([aBook({ pricePaise: booksPaise + missing })], perCopy)).toBe(0)
  })

  it('is nothing while the rule is off', () => {
    expect(untilFreeDelivery(1685_00, off)).toBeNull()
  })
})

/** Numbers that look random and are the same each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % below
  }
}

describe('any order', () => {
  const random = numbersFrom(7)
  const someSlabs = () => {
    let upToGrams = 0
    let pricePaise = 0
    return Array.from({ length: 1 + random(5) }, () => {
      upToGrams += 1 + random(1500)
      pricePaise += random(90_00)
      return { upToGrams, pricePaise }
    })
  }
  const someRule = (): DeliveryRule => ({
    basis: random(2) === 0 ? 'weight' : 'copies',
    lowStockCopies: random(3),
    lowStockPaise: random(100_00),
    normalPaise: random(200_00),
    slabs: someSlabs(),
    furtherKgPaise: random(60_00),
    freeOverPaise: null,
  })
  const someBook = (index: number): Offered => ({
    item: { bookId: `book-${index}`, units: 1 + random(2) },
    book: {
      id: `book-${index}`,
      name: `Book ${index}`,
      author: 'A. Sen',
      course: 'BED',
      semester: '1',
      language: 'English',
      publisher: 'Saptaparni',
      pages: 100,
      active: true,
      lengthCm: 24,
      widthCm: 18,
      heightCm: 2,
      pricePaise: 1 + random(500_00),
      copies: 3 + random(3),
      weightGrams: random(4) === 0 ? null : random(1200) / 2,
    },
  })
  const withOneMore = (offered: readonly Offered[], at: number): Offered[] =>
    offered.map((each, index) =>
      index === at ? { ...each, item: { ...each.item, units: each.item.units + 1 } } : each,
    )
  const orders = Array.from({ length: 400 }, () => ({
    rule: someRule(),
    offered: Array.from({ length: 1 + random(8) }, (_, index) => someBook(index)),
  }))

  it('never costs less with one copy more, before delivery is free', () => {
    for (const { rule, offered } of orders) {
      const before = quoteOf(offered, rule)
      const after = quoteOf(withOneMore(offered, random(offered.length)), rule)
      expect(after.deliveryPaise).toBeGreaterThanOrEqual(before.deliveryPaise)
      expect(after.totalPaise).toBeGreaterThan(before.totalPaise)
    }
  })

  it('is billed what was quoted, in whole paise that are not negative', () => {
    for (const { rule, offered } of orders) {
      const { deliveryPaise, lines } = quoteOf(offered, rule)
      const billed = orderLines(offered, rule).map((line) => line.deliveryPaise)
      expect(billed).toEqual(lines.map((line) => line.deliveryPaise))
      expect(billed.reduce((sum, paise) => sum + paise, 0)).toBe(deliveryPaise)
      for (const paise of billed) expect(Number.isInteger(paise) && paise >= 0).toBe(true)
    }
  })
})
