import { books } from '../../../cms/src/shop/seed/data/books.ts'
import { drawCover } from './cover.ts'

/** The sixty book covers, by file. */
export const coverPictures: [string, () => Promise<string>][] = books.map((book, index) => [
  book.images[0]?.file ?? '',
  () => drawCover(book, index),
])
