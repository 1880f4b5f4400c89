/** Wire format of books and their calls; prices are in rupees, weights in kilograms. (spec 1, 3 and 7) */
import { SEMESTER_LABELS } from '../../content/options.ts'
import { courseCodes } from '../../courses/wire.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import {
  choice,
  flag,
  kilograms,
  number,
  optionalNumber,
  optionalText,
  rupees,
  text,
  texts,
  wireTable,
} from '../../platform/wire-table.ts'

export const bookTable = wireTable({
  id: text('_id'),
  name: text('bookname'),
  author: text('bookauthor'),
  course: choice('bookcategory', courseCodes),
  semester: choice('booksem', SEMESTER_LABELS),
  language: text('booklang'),
  publisher: text('bookpublisher'),
  pricePaise: rupees('bookprice'),
  copies: number('booknumber'),
  pages: number('bookpages'),
  images: texts('bookimage'),
  active: flag('book_isActive'),
  lengthCm: optionalNumber('bookdimension_length'),
  widthCm: optionalNumber('bookdimension_width'),
  heightCm: optionalNumber('bookdimension_height'),
  weightGrams: kilograms('bookweight'),
})

/** A book beside another one, with the path of a small picture of its cover. */
export const relatedBookTable = wireTable({ ...bookTable.fields, cover: optionalText('bookcover') })

/** Each call replies with `success`, `msg` and, on success, `result`. */
export const bookCalls = {
  randomBooks: { method: 'get', path: '/purchesbook/getRandomBooks/:course' },
  books: { method: 'get', path: '/purchesbook/getallbooks' },
  searchBooks: { method: 'get', path: '/purchesbook/searchBook/:text?' },
  book: { method: 'get', path: '/purchesbook/getcontentbyid/:id' },
  /** For a book's page and for the books of a semester; not in the specification. */
  relatedBooks: { method: 'get', path: '/purchesbook/getRelatedBooks/:id' },
} as const satisfies Record<string, WireCall>

/** Query parameters of the calls. */
export const bookQueries = {
  /** Maximum number of results of `searchBooks`, for suggestions while someone types; not in the specification. */
  limit: 'limit',
} as const

/** Optional fields of replies; not in the specification. */
export const bookReplies = {
  /** The words by which `searchBooks` found the books, if others than those typed stand for them. */
  meant: 'meant',
} as const
