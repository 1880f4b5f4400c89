import type { BookCard } from '@pravesh/shared/shop/catalogue/pages'
import type { Pictures } from '../../content/index.ts'
import type { Book } from '../../payload-types.ts'
import { idOf } from '../../platform/database/relation.ts'
import type { Loose } from '../../platform/pages/loose.ts'
import type { Records } from '../../platform/pages/records.ts'

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
] as const
export type BookRow = Pick<Book, 'id' | (typeof BOOK_CARD_FIELDS)[number]>

/** What a book's card shows; `copies` comes from its stock. */
export function bookCard(book: BookRow, { copies, pictures }: { copies: number; pictures: Pictures }): Loose<BookCard> {
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
    pages: book.pages,
    copies,
    image: pictures.one(book.images?.[0]),
  }
}

/** From so many books on, reading the whole stock is quicker than asking for each. */
const WHOLE_STOCK = 500

/** Copies in stock of each book; one without a stock row has none. */
export async function loadCopies(records: Records, bookIds: readonly string[]): Promise<(bookId: string) => number> {
  if (bookIds.length === 0) return () => 0
  const rows = await records.list({
    collection: 'book-stock',
    fields: ['book', 'copies'],
    where: bookIds.length > WHOLE_STOCK ? undefined : { book: { in: [...bookIds] } },
  })
  const copies = new Map(rows.map((row) => [idOf(row.book), row.copies]))
  return (bookId) => copies.get(bookId) ?? 0
}
