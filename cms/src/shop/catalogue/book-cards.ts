import type { BookCard } from '@pravesh/shared/shop/catalogue/pages'
import { deliveryPrice } from '@pravesh/shared/shop/orders/delivery-price'
import type { DeliveryRule } from '@pravesh/shared/shop/orders/shop-settings'
import type { Pictures } from '../../content/index.ts'
import { idOf } from '../../database/records/relation.ts'
import type { Book } from '../../payload-types.ts'
import type { DeepPartial } from '../../publishing/pages/deep-partial.ts'
import type { Records } from '../../publishing/pages/records.ts'

export const BOOK_CARD_FIELDS = [
  'slug',
  'name',
  'author',
  'course',
  'semester',
  'language',
  'publisher',
  'pricePaise',
  'pages',
  'images',
  'weightGrams',
] as const
export type BookRow = Pick<Book, 'id' | (typeof BOOK_CARD_FIELDS)[number]>

interface CardFacts {
  /** From the book's stock row. */
  copies: number
  delivery: DeliveryRule
  pictures: Pictures
}

export function bookCard(book: BookRow, { copies, delivery, pictures }: CardFacts): DeepPartial<BookCard> {
  return {
    id: book.id,
    slug: book.slug,
    name: book.name,
    author: book.author,
    course: book.course,
    semester: book.semester,
    language: book.language,
    publisher: book.publisher,
    pricePaise: book.pricePaise,
    deliveryPaise: deliveryPrice([{ ...deliveredCopy(book), copies }], delivery),
    pages: book.pages,
    copies,
    image: pictures.one(book.images?.[0]),
  }
}

/** An order of one copy. */
const deliveredCopy = ({ pricePaise, weightGrams = null }: BookRow) => ({ units: 1, pricePaise, weightGrams })

/** Lookup of the copies in stock; 0 for a book without a stock row. */
export async function loadCopies(records: Records, bookIds: readonly string[]): Promise<(bookId: string) => number> {
  if (bookIds.length === 0) return () => 0
  const stock = { collection: 'book-stock', fields: ['book', 'copies'] } as const
  const rows = await records.listIn({ ...stock, field: 'book', values: bookIds })
  const copies = new Map(rows.map((row) => [idOf(row.book), row.copies]))
  return (bookId) => copies.get(bookId) ?? 0
}
