import type { SeedBook } from '../seed-book.ts'
import { booksOf } from './book-shape.ts'
import { bedRows } from './books-bed.ts'
import { deledRows } from './books-deled.ts'
import { dpharmRows } from './books-dpharm.ts'

/** The demo catalogue: sixty fictional books, five per semester of each course. */
export const books: SeedBook[] = [
  ...booksOf('BED', { length: 21.6, width: 14 }, bedRows),
  ...booksOf('DELED', { length: 24, width: 18 }, deledRows),
  ...booksOf('DPHARM', { length: 24.5, width: 18.5 }, dpharmRows),
]
