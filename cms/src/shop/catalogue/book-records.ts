import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import type { Where } from 'payload'
import { loadPictures } from '../../content/index.ts'
import type { Records } from '../../platform/pages/records.ts'
import { loadCopies } from './book-cards.ts'

const FIELDS = [
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
  limit?: number
}

/** The published books that match, with stock and pictures, in three queries regardless of their number. */
export async function bookRecords(records: Records, query: BookQuery): Promise<BookRecord[]> {
  const books = await records.list({ collection: 'books', fields: FIELDS, ...query })
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
    id: book.id,
    name: book.name,
    author: book.author ?? '',
    course: book.course,
    semester: book.semester,
    language: book.language ?? '',
    publisher: book.publisher ?? '',
    pricePaise: book.pricePaise ?? 0,
    copies: copies(book.id),
    pages: book.pages ?? 0,
    images: pictures.many(book.images).map((picture) => picture.url),
    active: book.active ?? false,
    lengthCm: book.lengthCm ?? null,
    widthCm: book.widthCm ?? null,
    heightCm: book.heightCm ?? null,
    weightGrams: book.weightGrams ?? null,
  }))
}
