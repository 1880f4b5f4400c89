import path from 'node:path'
import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { unlessBusy } from '../../content/index.ts'
import { repositoryRoot } from '../../foundation/directories.ts'
import type { DemoContent, SeedPicture } from '../../portal/demo-content.ts'
import { books } from './data/books.ts'
import type { SeedBook } from './seed-book.ts'

/** Printed from the drawn pages, the same for all books of the demo. */
const SAMPLE = { file: 'books/sample.pdf', title: 'Demo, drawn: a sample of pages' }

export const demoBooks: DemoContent = {
  collections: ['book-stock', 'books', 'sample-files'],
  pictures: books.flatMap(({ images, samplePages }) => [...images, ...samplePages]),
  records: [
    ...books.map(({ name, author, publisher, description, price }) => ({
      collection: 'books' as const,
      key: 'name',
      fields: { name, author, publisher, description, pricePaise: rupeesToPaise(price) },
    })),
    { collection: 'sample-files', key: 'title', fields: { title: SAMPLE.title } },
  ],
  insert: async ({ payload, media, report }) => {
    const samplePdf = await insertSample(payload)
    for (const book of books) await insertBook(payload, book, { media, samplePdf })
    report(`books: ${books.length}`)
  },
}

async function insertSample(payload: Payload): Promise<string> {
  const filePath = path.join(repositoryRoot, 'media/seed', SAMPLE.file)
  const { id } = await unlessBusy(() =>
    payload.create({ collection: 'sample-files', data: { title: SAMPLE.title }, filePath }),
  )
  return id
}

interface BookFiles {
  media: (picture: SeedPicture) => string
  samplePdf: string
}

/** Adds a book; without `files`, without its pictures and its sample. */
export async function insertBook(payload: Payload, book: SeedBook, files?: BookFiles): Promise<void> {
  const { price, copies, images, samplePages, ...rest } = book
  const pictures = files && {
    images: images.map(files.media),
    samplePages: samplePages.map(files.media),
    samplePdf: files.samplePdf,
  }
  await payload.create({
    collection: 'books',
    data: { ...rest, ...pictures, pricePaise: rupeesToPaise(price), active: true, _status: 'published' },
    context: { initialCopies: copies },
  })
}
