import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { type Offered, orderLines, type Quote, quoteOf } from '@pravesh/shared/shop/orders/quote'
import { copiesFor } from '@pravesh/shared/shop/stock/ledger'
import type { Payload, Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { idOf } from '../../database/records/relation.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { titleRecords } from '../catalogue/book-records.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { stockOf } from '../stock/stock-row.ts'
import type { OrderContent } from './order-lines.ts'

interface QuoteOptions {
  payload: Payload
  /** Each book once. */
  items: readonly OrderItem[]
  /** Unpaid orders whose reserved copies count as in stock. */
  orderIds?: readonly string[]
}

interface QuotedOrder {
  quote: Quote
  /** To store, if the quote says that everything can be ordered. */
  content: OrderContent
}

/** The price of books as of now. */
export async function quoteOrder({ payload, items, orderIds = [] }: QuoteOptions): Promise<QuotedOrder> {
  const [offered, { delivery }] = await Promise.all([offeredBooks({ payload, items, orderIds }), shopSettings(payload)])
  const quote = quoteOf(offered, delivery)
  const { booksPaise, deliveryPaise, totalPaise, weightGrams, lengthCm, widthCm, heightCm } = quote
  const parcel = { weightGrams, lengthCm, widthCm, heightCm }
  return { quote, content: { lines: orderLines(offered, delivery), booksPaise, deliveryPaise, totalPaise, ...parcel } }
}

/** The books on sale, with the copies that the order could take. */
async function offeredBooks({ payload, items, orderIds }: Required<QuoteOptions>): Promise<Offered[]> {
  const ids = items.map(({ bookId }) => bookId).filter((id) => isRecordIdIn(payload, id))
  const onSale: Where = { and: [{ id: { in: ids } }, { active: { equals: true } }] }
  const [books, copies] = await Promise.all([
    ids.length === 0 ? [] : titleRecords(recordsOf({ payload }), { where: onSale, limit: ids.length }),
    availableCopies(payload, ids, orderIds),
  ])
  return items.map((item) => {
    const book = books.find(({ id }) => id === item.bookId)
    return { item, book: book ? { ...book, copies: copies.get(book.id) ?? 0 } : null }
  })
}

async function availableCopies(payload: Payload, bookIds: readonly string[], orderIds: readonly string[]) {
  const rows = await readRows({ payload, collection: 'book-stock', where: { book: { in: [...bookIds] } } })
  return new Map(rows.map((row) => [idOf(row.book), copiesFor(stockOf(row), orderIds)]))
}
