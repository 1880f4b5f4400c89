import type { BookRecord } from '../catalogue/book-record.ts'
import { deliveryPrices, untilFreeDelivery } from './delivery-price.ts'
import { MAX_UNITS } from './line-limits.ts'
import { booksPaiseOf, type OrderItem, type OrderLine } from './lines.ts'
import { gramsOf, type Parcel, parcelOf } from './parcel.ts'
import type { DeliveryBasis, DeliveryRule } from './shop-settings.ts'

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
  /** By weight, the delivery of a line is its share of that of the order. */
  deliveryBasis: DeliveryBasis
  /** Of all copies, by which delivery is priced; that of the parcel is rounded up. */
  booksGrams: number
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
  const lines = priced(offered, rule).map(quoteLine)
  const good = lines.filter(({ problem }) => problem === null)
  const booksPaise = booksPaiseOf(good)
  const deliveryPaise = good.reduce((sum, line) => sum + line.deliveryPaise, 0)
  const totals = { booksPaise, deliveryPaise, taxPaise: 0, totalPaise: booksPaise + deliveryPaise }
  const untilFreePaise = deliveryPaise === 0 ? null : untilFreeDelivery(booksPaise, rule)
  const parcel = good.length > 0 ? parcelOf(good) : { weightGrams: 0, lengthCm: 0, widthCm: 0, heightCm: 0 }
  const mayOrder = lines.length > 0 && good.length === lines.length
  return { lines, ...totals, ...parcel, untilFreePaise, deliveryBasis: rule.basis, booksGrams: gramsOf(good), mayOrder }
}

/** The lines of an order with this content, all of which can be ordered. */
export function orderLines(offered: readonly Offered[], rule: DeliveryRule): OrderLine[] {
  return priced(offered, rule).flatMap((each) => {
    if (!each.book) return []
    const { name, author, publisher, course, semester, language, pages } = each.book
    return [
      {
        ...basics(each.item, each.book, each.deliveryPaise),
        name,
        author,
        publisher,
        course,
        semester,
        language,
        pages,
      },
    ]
  })
}

type Priced = Offered & { problem: QuoteProblem | null; deliveryPaise: number }

/** Each with its part of the delivery price, which only those have that can be ordered. */
function priced(offered: readonly Offered[], rule: DeliveryRule): Priced[] {
  const checked = offered.map((each) => ({ ...each, problem: problemOf(each) }))
  const delivered = checked.flatMap(({ item, book, problem }) =>
    book && problem === null ? [{ bookId: item.bookId, units: item.units, ...book }] : [],
  )
  const prices = deliveryPrices(delivered, rule)
  const byBook = new Map(delivered.map(({ bookId }, at) => [bookId, prices[at] ?? 0]))
  return checked.map((each) => ({ ...each, deliveryPaise: byBook.get(each.item.bookId) ?? 0 }))
}

function quoteLine({ item, book, problem, deliveryPaise }: Priced): QuoteLine {
  if (book === null) {
    const measures = { weightGrams: null, lengthCm: null, widthCm: null, heightCm: null }
    return {
      ...item,
      pricePaise: 0,
      deliveryPaise,
      copies: 0,
      ...measures,
      name: '',
      language: '',
      sku: item.bookId,
      problem,
    }
  }
  const { name, language, copies } = book
  return { ...basics(item, book, deliveryPaise), name, language, copies, problem }
}

function basics({ units }: OrderItem, book: OfferedBook, deliveryPaise: number) {
  const { id: bookId, pricePaise, weightGrams, lengthCm, widthCm, heightCm } = book
  return { bookId, sku: bookId, units, pricePaise, deliveryPaise, weightGrams, lengthCm, widthCm, heightCm }
}

function problemOf({ item: { units }, book }: Offered): QuoteProblem | null {
  if (book === null) return 'unavailable'
  if (book.copies === 0) return 'soldOut'
  return units > Math.min(book.copies, MAX_UNITS) ? 'tooFew' : null
}
