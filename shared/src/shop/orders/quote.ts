import type { BookRecord } from '../catalogue/book-record.ts'
import { deliveryPerCopy, untilFreeDelivery } from './delivery-price.ts'
import { MAX_UNITS } from './line-limits.ts'
import type { OrderItem, OrderLine } from './lines.ts'
import { type Parcel, parcelOf } from './parcel.ts'
import type { DeliveryRule } from './shop-settings.ts'

/** Why a book cannot be ordered now. */
export const QUOTE_PROBLEMS = ['unavailable', 'soldOut', 'tooFew'] as const
export type QuoteProblem = (typeof QUOTE_PROBLEMS)[number]

interface OrderTotals {
  booksPaise: number
  deliveryPaise: number
  /** Books are nil rated. */
  taxPaise: number
  totalPaise: number
}

/** One book of a quote. */
interface QuoteLine extends Omit<OrderLine, 'course' | 'semester' | 'pages' | 'author' | 'publisher'> {
  /** Copies that can be ordered now. */
  copies: number
  problem: QuoteProblem | null
}

/** The price of an order as of now. Amounts in whole paise; a book with a problem counts nothing. */
export interface Quote extends OrderTotals, Parcel {
  lines: QuoteLine[]
  /** How much more in books makes delivery free; null if it is free already or never is. */
  untilFreePaise: number | null
  mayOrder: boolean
}

type OfferedBook = Omit<BookRecord, 'images'>

/** A book to order: null if it is not on sale. `copies` includes what this order has reserved already. */
export interface Offered {
  item: OrderItem
  book: OfferedBook | null
}

/** Calculates the price of an order. (spec 1, 9) */
export function quoteOf(offered: readonly Offered[], rule: DeliveryRule): Quote {
  const booksPaise = booksPaiseOf(offered)
  const lines = offered.map((each) => quoteLine(each, { booksPaise, rule }))
  const good = lines.filter(({ problem }) => problem === null)
  const deliveryPaise = good.reduce((sum, line) => sum + line.deliveryPaise, 0)
  const totals = { booksPaise, deliveryPaise, taxPaise: 0, totalPaise: booksPaise + deliveryPaise }
  const untilFreePaise = deliveryPaise === 0 ? null : untilFreeDelivery(booksPaise, rule)
  const parcel = good.length > 0 ? parcelOf(good) : { weightGrams: 0, lengthCm: 0, widthCm: 0, heightCm: 0 }
  const mayOrder = lines.length > 0 && good.length === lines.length
  return { lines, ...totals, ...parcel, untilFreePaise, mayOrder }
}

/** The price of the books that can be ordered. */
function booksPaiseOf(offered: readonly Offered[]): number {
  return offered.reduce((sum, { item, book }) => {
    const counts = book !== null && problemOf(item, book.copies) === null
    return counts ? sum + item.units * book.pricePaise : sum
  }, 0)
}

/** What the delivery of a line depends on besides its book. */
interface OrderDelivery {
  booksPaise: number
  rule: DeliveryRule
}

/** The lines of an order with this content, all of which can be ordered. */
export function orderLines(offered: readonly Offered[], rule: DeliveryRule): OrderLine[] {
  const delivery = { booksPaise: booksPaiseOf(offered), rule }
  return offered.flatMap(({ item, book }) => {
    if (!book) return []
    const { name, author, publisher, course, semester, language, pages } = book
    return [{ ...basics({ item, book }, delivery), name, author, publisher, course, semester, language, pages }]
  })
}

function quoteLine({ item, book }: Offered, delivery: OrderDelivery): QuoteLine {
  if (book === null) {
    const measures = { weightGrams: null, lengthCm: null, widthCm: null, heightCm: null }
    const money = { pricePaise: 0, deliveryPaise: 0, copies: 0 }
    return { ...item, ...money, ...measures, name: '', language: '', sku: item.bookId, problem: 'unavailable' }
  }
  const { name, language, copies } = book
  return { ...basics({ item, book }, delivery), name, language, copies, problem: problemOf(item, copies) }
}

function basics({ item, book }: { item: OrderItem; book: OfferedBook }, { booksPaise, rule }: OrderDelivery) {
  const { id: bookId, pricePaise, copies, weightGrams, lengthCm, widthCm, heightCm } = book
  const deliveryPaise = item.units * deliveryPerCopy({ copies, booksPaise }, rule)
  return { bookId, sku: bookId, units: item.units, pricePaise, deliveryPaise, weightGrams, lengthCm, widthCm, heightCm }
}

function problemOf({ units }: OrderItem, copies: number): QuoteProblem | null {
  if (copies === 0) return 'soldOut'
  return units > Math.min(copies, MAX_UNITS) ? 'tooFew' : null
}
