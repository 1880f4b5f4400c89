import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import type { DemoContent } from '../../portal/demo-content.ts'
import { books } from './data/books.ts'
import type { SeedBook } from './seed-book.ts'

export const demoBooks: DemoContent = {
  collections: ['book-stock', 'books'],
  pictures: books.flatMap(({ images }) => images),
  records: books.map(({ name, author, publisher, description, price }) => ({
    collection: 'books',
    key: 'name',
    fields: { name, author, publisher, description, pricePaise: rupeesToPaise(price) },
  })),
  insert: async ({ payload, media, report }) => {
    for (const book of books) await insertBook(payload, book, book.images.map(media))
    report(`books: ${books.length}`)
  },
}

export async function insertBook(payload: Payload, book: SeedBook, images: string[]): Promise<void> {
  const { price, copies, images: _files, ...rest } = book
  await payload.create({
    collection: 'books',
    data: { ...rest, images, pricePaise: rupeesToPaise(price), active: true, _status: 'published' },
    context: { initialCopies: copies },
  })
}
