import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { DemoContent } from '../../platform/demo-content.ts'
import { books } from './data/books.ts'
import { insertBook } from './insert-book.ts'

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
