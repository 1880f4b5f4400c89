import type { BookRecord } from '../catalogue/book-record.ts'
import { MAX_UNITS, type OrderItem, type OrderLine } from './lines.ts'
import { type Parcel, parcelOf } from './parcel.ts'
import { type DeliveryRule, deliveryPerCopy } from './shop-settings.ts'

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
  const lines = offered.map((each) => quoteLine(each, rule))
  const good = lines.filter(({ problem }) => problem === null)
  const totals = totalsOf(good)
  const parcel = good.length > 0 ? parcelOf(good) : { weightGrams: 0, lengthCm: 0, widthCm: 0, heightCm: 0 }
  return { lines, ...totals, ...parcel, mayOrder: lines.length > 0 && good.length === lines.length }
}

/** Adds up the lines of an order. */
function totalsOf(lines: readonly Pick<OrderLine, 'units' | 'pricePaise' | 'deliveryPaise'>[]): OrderTotals {
  const booksPaise = lines.reduce((sum, { units, pricePaise }) => sum + units * pricePaise, 0)
  const deliveryPaise = lines.reduce((sum, line) => sum + line.deliveryPaise, 0)
  return { booksPaise, deliveryPaise, taxPaise: 0, totalPaise: booksPaise + deliveryPaise }
}

/** The lines of an order with this content, all of which can be ordered. */
export function orderLines(offered: readonly Offered[], rule: DeliveryRule): OrderLine[] {
  return offered.flatMap(({ item, book }) => {
    if (!book) return []
    const { name, author, publisher, course, semester, language, pages } = book
    return [{ ...basics({ item, book }, rule), name, author, publisher, course, semester, language, pages }]
  })
}

function quoteLine({ item, book }: Offered, rule: DeliveryRule): QuoteLine {
  if (book === null) {
    const measures = { weightGrams: null, lengthCm: null, widthCm: null, heightCm: null }
    const money = { pricePaise: 0, deliveryPaise: 0, copies: 0 }
    return { ...item, ...money, ...measures, name: '', language: '', sku: item.bookId, problem: 'unavailable' }
  }
  const { name, language, copies } = book
  return { ...basics({ item, book }, rule), name, language, copies, problem: problemOf(item, copies) }
}

function basics({ item, book }: { item: OrderItem; book: OfferedBook }, rule: DeliveryRule) {
  const { id: bookId, pricePaise, copies, weightGrams, lengthCm, widthCm, heightCm } = book
  const deliveryPaise = item.units * deliveryPerCopy(copies, rule)
  return { bookId, sku: bookId, units: item.units, pricePaise, deliveryPaise, weightGrams, lengthCm, widthCm, heightCm }
}

function problemOf({ units }: OrderItem, copies: number): QuoteProblem | null {
  if (copies === 0) return 'soldOut'
  return units > Math.min(copies, MAX_UNITS) ? 'tooFew' : null
}
