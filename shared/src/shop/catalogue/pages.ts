import * as z from 'zod/mini'
import { SEMESTERS } from '../../content/options.ts'
import { COURSE_CODES } from '../../courses/courses.ts'
import { optionalText, paise, pictureSchema, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { paths } from '../../site/paths.ts'
import { shareCardSchema } from '../../site/share-card.ts'
import { shell } from '../../site/shells.ts'
import { BOOK_SORTS } from './book-filter.ts'

const bookCardSchema = z.object({
  id: text,
  /** Last segment of the book's path. */
  slug: text,
  name: text,
  author: text,
  course: z.enum(COURSE_CODES),
  semester: z.enum(SEMESTERS),
  language: text,
  publisher: text,
  pricePaise: paise,
  /** Of an order of one copy. */
  deliveryPaise: paise,
  /** Copies in stock. */
  copies: z.int().check(z.nonnegative()),
  pages: z.int().check(z.positive()),
  image: z.nullable(pictureSchema),
})
export type BookCard = z.infer<typeof bookCardSchema>

const count = z.int().check(z.nonnegative())

export const booksPage = pageKind('books', {
  filter: z.object({
    course: z.nullable(z.enum(COURSE_CODES)),
    semester: z.nullable(z.enum(SEMESTERS)),
    language: z.nullable(text),
    /** Empty without a search. */
    search: z.string(),
    exact: z.boolean(),
    sort: z.enum(BOOK_SORTS),
  }),
  /** The choices of each filter, with the number of books that match the search and the other filters. */
  choices: z.object({
    course: z.array(z.object({ value: z.enum(COURSE_CODES), count })),
    semester: z.array(z.object({ value: z.enum(SEMESTERS), count })),
    /** The languages of books; empty if all have the same. */
    language: z.array(z.object({ value: text, count })),
  }),
  /** The words that stand for those of the search; null if it finds what was typed. */
  meant: z.nullable(text),
  books: z.array(bookCardSchema),
  /** Books with some of the words, if none has all. */
  near: z.array(bookCardSchema),
  /** Books that match the search in the whole catalogue. */
  unfiltered: count,
  /** 1-based. */
  page: z.int().check(z.positive()),
  pageCount: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
})

const samplePdfSchema = z.object({
  url: text,
  bytes: z.int().check(z.positive()),
  pages: z.int().check(z.positive()),
})
export type BookSamplePdf = z.infer<typeof samplePdfSchema>

export const bookPage = pageKind('book', {
  card: z.nullable(shareCardSchema),
  book: z.extend(bookCardSchema, {
    description: optionalText,
    /** Thirteen digits. */
    isbn: optionalText,
    edition: optionalText,
    /** Of one copy. */
    weightGrams: z.nullable(z.number().check(z.positive())),
    pictures: z.array(pictureSchema),
    /** Pages to look into. */
    sample: z.array(pictureSchema),
    /** A PDF with such pages. */
    samplePdf: z.nullable(samplePdfSchema),
  }),
  /** Whether the copies of an order share the price of a parcel, instead of having a delivery price each. */
  deliveredByWeight: z.boolean(),
  /** Delivery of books for more than this is free; null if it never is. */
  freeDeliveryOverPaise: z.nullable(paise),
  /** Days after delivery in which the book can be returned; 0 if it cannot. */
  returnDays: count,
})

export const bookComingSoonPage = shell('book-coming-soon', paths.bookComingSoon)

/** The buy page, which is the same for every book. */
export const buyPage = shell('buy', paths.buy, [/^\/purchase-books\/[^/]{1,200}\/buynow$/])
