import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import type { SeedBook } from './seed-book.ts'

export async function insertBook(payload: Payload, book: SeedBook, images: string[]): Promise<void> {
  const { price, copies, images: _files, ...rest } = book
  await payload.create({
    collection: 'books',
    data: { ...rest, images, pricePaise: rupeesToPaise(price), active: true, _status: 'published' },
    context: { initialCopies: copies },
  })
}
