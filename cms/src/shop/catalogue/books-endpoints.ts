import { COURSE_CODES, courseWithCode } from '@pravesh/shared/courses/courses'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import { bookCalls, bookQueries, bookReplies, bookTable, relatedBookTable } from '@pravesh/shared/shop/catalogue/wire'
import { publicCall } from '../../content/index.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { getBook, listBooks, randomBooks, searchBooks } from './books.ts'
import { loadCovers } from './covers.ts'
import { relatedBooks } from './related-books.ts'

const found = (books: BookRecord[]) => ({
  msg: books.length === 0 ? 'No books found.' : 'Books found.',
  result: books.map(bookTable.toWire),
})

const limitOf = ({ query }: Call) => Number(query.get(bookQueries.limit))

/** GET /api/purchesbook/getRandomBooks/{course}: up to eight recommended books. (spec 1, 7) */
const getRandomBooks = endpoint({
  ...bookCalls.randomBooks,
  handle: async ({ payload, param }) => {
    const course = courseWithCode(param('course'))
    if (course === null) {
      const publicMessage = `There is no such course. Use ${COURSE_CODES.slice(0, -1).join(', ')} or ${COURSE_CODES.at(-1)}.`
      throw new Problem({ code: 'UNKNOWN_COURSE', status: 400, publicMessage })
    }
    return found(await randomBooks({ payload, course }))
  },
})

/** GET /api/purchesbook/getallbooks: all books on sale. (spec 1, 7) */
const getAllBooks = publicCall({
  ...bookCalls.books,
  handle: async ({ payload }) => found(await listBooks({ payload })),
})

/**
 * GET /api/purchesbook/searchBook/{text}: by name, author or publisher. Says what the words were taken for, if for others than
 * those typed. (spec 1, 5 and 7)
 */
const searchBook = publicCall({
  ...bookCalls.searchBooks,
  // Many type the beginnings of the same titles at once.
  names: (call) => JSON.stringify([searchWords(call.param('text')), limitOf(call)]),
  handle: async (call) => {
    const { books, meant } = await searchBooks({
      payload: call.payload,
      text: call.param('text'),
      limit: limitOf(call),
    })
    return { ...found(books), ...(meant !== null && { [bookReplies.meant]: meant }) }
  },
})

/** GET /api/purchesbook/getcontentbyid/{bookid} (spec 1, 7) */
const getBookById = publicCall({
  ...bookCalls.book,
  names: 'id',
  handle: async ({ payload, param }) => {
    const id = param('id')
    const book = isRecordId(id) ? await getBook({ payload, id }) : null
    if (book === null) throw notFound('book')
    return { msg: 'Book found.', result: bookTable.toWire(book) }
  },
})

/** GET /api/purchesbook/getRelatedBooks/{bookid} */
const getRelatedBooks = publicCall({
  ...bookCalls.relatedBooks,
  names: 'id',
  handle: async ({ payload, param }) => {
    const id = param('id')
    const books = isRecordId(id) ? await relatedBooks({ payload, id }) : null
    if (books === null) throw notFound('book')
    const coverOf = await loadCovers(
      payload,
      books.map((book) => book.id),
    )
    const result = books.map((book) => relatedBookTable.toWire({ ...book, cover: coverOf(book.id) }))
    return { ...found(books), result }
  },
})

export const bookEndpoints = [getRandomBooks, getAllBooks, searchBook, getBookById, getRelatedBooks]
