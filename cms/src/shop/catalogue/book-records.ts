import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import type { Where } from 'payload'
import { loadPictures } from '../../content/index.ts'
import type { Book } from '../../payload-types.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { loadCopies } from './book-cards.ts'

/** The fields of a book that its record is made of. */
export const BOOK_FIELDS = [
  'name',
  'author',
  'course',
  'semester',
  'language',
  'publisher',
  'pricePaise',
  'pages',
  'images',
  'active',
  'lengthCm',
  'widthCm',
  'heightCm',
  'weightGrams',
] as const

interface BookQuery {
  where: Where
  sort?: string[]
  limit: number
}

/** The published books that match, with stock and pictures. */
export async function bookRecords(records: Records, query: BookQuery): Promise<BookRecord[]> {
  return recordsOfRows(records, await listBooks(records, query))
}

/** The records of some books, in their order, with two more queries regardless of their number. */
export async function recordsOfRows(records: Records, books: readonly BookRow[]): Promise<BookRecord[]> {
  const [copies, pictures] = await Promise.all([
    loadCopies(
      records,
      books.map((book) => book.id),
    ),
    loadPictures(
      records,
      books.flatMap((book) => book.images ?? []),
    ),
  ])
  return books.map((book) => ({
    ...titleRecord(book),
    copies: copies(book.id),
    images: pictures.many(book.images).map((picture) => picture.url),
  }))
}

/** A book without its stock and pictures. */
type TitleRecord = Omit<BookRecord, 'copies' | 'images'>

/** The published books that match, without stock and pictures. */
export async function titleRecords(records: Records, query: BookQuery): Promise<TitleRecord[]> {
  return (await listBooks(records, query)).map(titleRecord)
}

type BookRow = Pick<Book, 'id' | (typeof BOOK_FIELDS)[number]>

type TitleRow = Omit<BookRow, 'images'>

const listBooks = (records: Records, query: BookQuery) =>
  records.list({ collection: 'books', fields: BOOK_FIELDS, ...query })

export function titleRecord(book: TitleRow): TitleRecord {
  return {
    id: book.id,
    name: book.name,
    author: book.author ?? '',
    course: book.course,
    semester: book.semester,
    language: book.language ?? '',
    publisher: book.publisher ?? '',
    pricePaise: book.pricePaise ?? 0,
    pages: book.pages ?? 0,
    active: book.active ?? false,
    lengthCm: book.lengthCm ?? null,
    widthCm: book.widthCm ?? null,
    heightCm: book.heightCm ?? null,
    weightGrams: book.weightGrams ?? null,
  }
}
