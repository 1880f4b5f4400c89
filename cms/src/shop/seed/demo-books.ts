import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import type { DemoContent, SeedPicture } from '../../portal/demo-content.ts'
import { books } from './data/books.ts'
import type { SeedBook } from './seed-book.ts'

export const demoBooks: DemoContent = {
  collections: ['book-stock', 'books'],
  pictures: books.flatMap(({ images, samplePages }) => [...images, ...samplePages]),
  records: books.map(({ name, author, publisher, description, price }) => ({
    collection: 'books',
    key: 'name',
    fields: { name, author, publisher, description, pricePaise: rupeesToPaise(price) },
  })),
  insert: async ({ payload, media, report }) => {
    for (const book of books) await insertBook(payload, book, media)
    report(`books: ${books.length}`)
  },
}

/** Adds a book; without `media`, without its pictures. */
export async function insertBook(
  payload: Payload,
  book: SeedBook,
  media?: (picture: SeedPicture) => string,
): Promise<void> {
  const { price, copies, images, samplePages, ...rest } = book
  const pictures = media && { images: images.map(media), samplePages: samplePages.map(media) }
  await payload.create({
    collection: 'books',
    data: { ...rest, ...pictures, pricePaise: rupeesToPaise(price), active: true, _status: 'published' },
    context: { initialCopies: copies },
  })
}
