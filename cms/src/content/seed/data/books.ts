import type { SeedBook } from '../types.ts'
import { booksOf } from './book-shape.ts'
import { bedRows } from './books-bed.ts'
import { deledRows } from './books-deled.ts'
import { dpharmRows } from './books-dpharm.ts'

/** The catalogue: sixty invented books, five for each semester of each course. */
export const books: SeedBook[] = [
  ...booksOf('BED', bedRows),
  ...booksOf('DELED', deledRows),
  ...booksOf('DPHARM', dpharmRows),
]
