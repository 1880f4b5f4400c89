import { describe, expect, it } from 'vitest'
import { said } from '../../platform/replies/said.ts'
import type { BookRecord } from '../catalogue/book-record.ts'
import { shopReplies } from '../replies/words/words.ts'
import { changesSince, NOTHING_SEEN, type OrderChange } from './changes.ts'
import { joinItems, summaryOf } from './lines.ts'
import { isOrderNumber, orderNumberOf } from './order-number.ts'
import { parcelOf } from './parcel.ts'
import { orderLines, quoteOf } from './quote.ts'
import { returnableUntil } from './returns.ts'
import { DEFAULT_SHOP_SETTINGS } from './shop-settings.ts'
import { ORDER_STATE_MESSAGES, ORDER_STATES, ORDER_STATUSES, orderStatusesBefore } from './status.ts'

const sentence = ({ because: { code, values } }: OrderChange) => said(shopReplies, code, values).msg

const { delivery } = DEFAULT_SHOP_SETTINGS
const book: BookRecord = {
  id: 'a',
  name: 'Childhood',
  author: 'A. Sen',
  course: 'BED',
  semester: '1',
  language: 'English',
  publisher: 'Rabindra Prakashani',
  pricePaise: 32_050,
  copies: 5,
  pages: 248,
  images: [],
  active: true,
  lengthCm: 24,
  widthCm: 18,
  heightCm: 2.5,
  weightGrams: 455,
}
const offer = (units: number, change: Partial<BookRecord> = {}) => ({
  item: { bookId: change.id ?? 'a', units },
  book: { ...book, ...change },
})
const quote = (...offered: ReturnType<typeof offer>[]) => quoteOf(offered, delivery)

describe('the price', () => {
  it('is books times quantity plus delivery, without tax', () => {
    expect(quote(offer(3), offer(1, { id: 'b', pricePaise: 20_000, copies: 1 }))).toMatchObject({
      booksPaise: 116_150,
      deliveryPaise: 3 * 18_000 + 8000,
      taxPaise: 0,
      totalPaise: 178_150,
      mayOrder: true,
    })
  })

  it('has no delivery for any book when the books that can be ordered cost more than the threshold', () => {
    const rare = offer(1, { id: 'b', pricePaise: 100_000, copies: 1 })
    expect(quote(offer(3, { pricePaise: 33_333 }), rare)).toMatchObject({ deliveryPaise: 62_000, untilFreePaise: 100 })
    const over = [offer(3, { pricePaise: 33_334 }), rare]
    expect(quote(...over)).toMatchObject({ deliveryPaise: 0, totalPaise: 200_002, untilFreePaise: null })
    expect(orderLines(over, delivery).map(({ deliveryPaise }) => deliveryPaise)).toEqual([0, 0])
    const soldOut = offer(1, { id: 'b', pricePaise: 100_000, copies: 0 })
    expect(quote(offer(3, { pricePaise: 33_334 }), soldOut)).toMatchObject({ deliveryPaise: 54_000 })
  })

  it('does not say how much is missing where delivery costs nothing anyway', () => {
    const free = { ...delivery, lowStockPaise: 0, normalPaise: 0 }
    expect(quoteOf([offer(1)], free)).toMatchObject({ deliveryPaise: 0, untilFreePaise: null })
  })

  it('leaves out what cannot be ordered, and says why', () => {
    const gone = { item: { bookId: 'x', units: 1 }, book: null }
    const all = quoteOf([offer(1), offer(1, { id: 'b', copies: 0 }), offer(3, { id: 'c', copies: 2 }), gone], delivery)
    expect(all.lines.map(({ problem }) => problem)).toEqual([null, 'soldOut', 'tooFew', 'unavailable'])
    expect(all).toMatchObject({ booksPaise: 32_050, deliveryPaise: 18_000, mayOrder: false })
    expect(all).toMatchObject({ weightGrams: 1000, lengthCm: 24, widthCm: 18, heightCm: 2.5 })
    expect(quoteOf([gone], delivery)).toMatchObject({ totalPaise: 0, mayOrder: false })
    expect(quoteOf([gone], delivery)).toMatchObject({ weightGrams: 0, lengthCm: 0, widthCm: 0, heightCm: 0 })
    expect(quote(offer(4))).toMatchObject({ mayOrder: false })
    expect(quote()).toMatchObject({ mayOrder: false })
  })

  it('is stored with the book as it was', () => {
    expect(orderLines([offer(2)], delivery)).toMatchObject([
      { bookId: 'a', sku: 'a', units: 2, pricePaise: 32_050, deliveryPaise: 36_000, course: 'BED', pages: 248 },
    ])
  })
})

describe('the parcel', () => {
  it.each([
    [1, 455, 1000],
    [2, 455, 1000],
    [3, 455, 2000],
    [2, 500, 1000],
    [1, null, 1000],
    [3, null, 2000],
  ])('of %i copies of %s grams weighs %i grams', (units, weightGrams, total) => {
    expect(parcelOf([{ ...book, units, weightGrams }]).weightGrams).toBe(total)
  })

  it('is a pile of all copies', () => {
    const other = { ...book, units: 1, lengthCm: 30, widthCm: null, heightCm: 1.1 }
    expect(parcelOf([{ ...book, units: 2 }, other])).toMatchObject({ lengthCm: 30, widthCm: 18, heightCm: 6.1 })
  })
})

describe('what has changed since the buyer saw it', () => {
  const seen = (change: object) => ({ ...NOTHING_SEEN, ...change })
  const line = (change: object) => ({ lines: [{ bookId: 'a', pricePaise: 32_050, linePaise: 64_100, ...change }] })

  it.each([
    ['nothing', {}, []],
    ['nothing', { ...line({}), booksPaise: 64_100, deliveryPaise: 36_000, totalPaise: 100_100 }, []],
    ['the price of a copy', line({ pricePaise: 30_000 }), ['price']],
    ['the price of all copies', line({ linePaise: 32_050 }), ['price']],
    ['the delivery', { deliveryPaise: 16_000, totalPaise: 80_100 }, ['delivery']],
    ['the books', { booksPaise: 1 }, ['total']],
    ['the total', { totalPaise: 1 }, ['total']],
  ])('%s', (_, change, kinds) => {
    expect(changesSince(seen(change), quote(offer(2))).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('says in words that delivery is free', () => {
    const now = quote(offer(3, { pricePaise: 70_000 }))
    expect(changesSince(seen({ deliveryPaise: 54_000 }), now).map(sentence)).toEqual([
      'Delivery is now free, so the total is ₹2,100.00.',
    ])
  })

  it('is each book that cannot be ordered, and then not the total', () => {
    const now = quote(offer(1, { copies: 0 }), offer(2, { id: 'b', name: 'Anatomy', copies: 1 }))
    expect(changesSince(seen({ totalPaise: 1 }), now).map(sentence)).toEqual([
      'Childhood is sold out.',
      'Only 1 copy of Anatomy can be ordered. Choose fewer copies.',
    ])
  })
})

describe('an order', () => {
  it('joins lines of the same book', () => {
    const items = [
      { bookId: 'a', units: 1 },
      { bookId: 'b', units: 2 },
      { bookId: 'a', units: 1 },
    ]
    expect(joinItems(items)).toEqual([
      { bookId: 'a', units: 2 },
      { bookId: 'b', units: 2 },
    ])
  })

  it('is summed up in words', () => {
    expect(
      summaryOf([
        { name: 'Childhood', units: 2 },
        { name: 'Anatomy', units: 1 },
      ]),
    ).toBe('2 × Childhood, 1 × Anatomy')
  })

  it('has a number that couriers accept', () => {
    const number = orderNumberOf({ now: new Date(1_795_236_400_000), random: new Uint8Array(12).fill(31) })
    expect(number).toBe('ORD1795236400000ZZZZZZZZZZZZ')
    expect(isOrderNumber(number)).toBe(true)
    for (const other of ['ORD1', `${number}0`, number.toLowerCase(), { $ne: '' }])
      expect(isOrderNumber(other)).toBe(false)
  })

  it('never leaves sold out, cancelled or returned, and is paid from unpaid only', () => {
    expect(orderStatusesBefore('unpaid')).toEqual([])
    expect(orderStatusesBefore('paid')).toEqual(['unpaid'])
    expect(orderStatusesBefore('soldOut')).toEqual(['unpaid'])
    expect(orderStatusesBefore('cancelled')).toEqual(['paid'])
    expect(orderStatusesBefore('returned')).toEqual(['paid'])
    for (const status of ORDER_STATUSES) expect(orderStatusesBefore(status)).not.toContain(status)
  })

  it('has a message for every state', () => {
    for (const state of ORDER_STATES) expect(ORDER_STATE_MESSAGES[state]).toMatch(/^[A-Z].*\.$/)
  })

  it('can be returned for seven days', () => {
    expect(returnableUntil(new Date('2026-11-01T10:00:00Z'), 7)).toEqual(new Date('2026-11-08T10:00:00Z'))
  })
})
