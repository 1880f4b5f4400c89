import type { Payload } from 'payload'
import type { Book } from '../../src/payload-types.ts'

export type BookChange = Partial<Omit<Book, 'id' | 'images' | 'stock'>> & { images?: string[]; copies?: number }

const book = {
  name: 'Childhood and Growing Up',
  author: 'Dr. Anita Sen',
  course: 'BED',
  semester: '1',
  language: 'English',
  publisher: 'Rabindra Prakashani',
  pricePaise: 32_050,
  pages: 248,
  description: 'How children grow and learn.',
  active: true,
  lengthCm: 24,
  widthCm: 18,
  heightCm: 2,
  weightGrams: 450,
} as const

/** A book on sale, with 5 copies by default. */
export function aPublishedBook(payload: Payload, change: BookChange = {}): Promise<Book> {
  return create(payload, { ...change, _status: 'published' })
}

export function aDraftBook(payload: Payload, change: BookChange = {}): Promise<Book> {
  return create(payload, { name: 'A Secret Draft', ...change, _status: 'draft' })
}

/** A published book that is not in the shop. */
export function anInactiveBook(payload: Payload, change: BookChange = {}): Promise<Book> {
  return create(payload, { name: 'An Inactive Book', ...change, active: false, _status: 'published' })
}

function create(payload: Payload, { copies = 5, ...change }: BookChange): Promise<Book> {
  const data = { ...book, ...change }
  return payload.create({
    collection: 'books',
    data,
    draft: change._status === 'draft',
    context: { initialCopies: copies },
    depth: 0,
  })
}
