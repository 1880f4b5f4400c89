/** Contract of the shop's calls. (spec 1, 3 and 7) */
import * as z from 'zod/mini'
import { COURSE_CODES, FIRST_COURSE } from '../courses/courses.ts'
import { type CallContract, contractCalls, type FeatureContract, reply } from '../platform/contract.ts'
import { basketContract } from './basket/contract.ts'
import { basketTable } from './basket/wire.ts'
import { bookCalls, bookReplies, bookTable, relatedBookTable } from './catalogue/wire.ts'
import { courierContract } from './couriers/contract.ts'
import { shipmentTable } from './couriers/wire.ts'
import { noticeContract } from './notices/contract.ts'
import { orderContract } from './orders/contract.ts'
import { orderTable, quoteTable } from './orders/wire.ts'

const book = bookTable.fromWire
const list = reply({ result: z.array(book) })
const id = { id: { about: 'The `_id` of the book.', example: '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c09' } }

const contracts: Record<keyof typeof bookCalls, CallContract> = {
  randomBooks: {
    summary: 'Up to eight books to recommend',
    params: { course: { about: `One of ${COURSE_CODES.join(', ')}.`, example: FIRST_COURSE } },
    reply: list,
    refusals: { 400: 'There is no such course.' },
  },
  books: { summary: 'All books on sale', reply: list, refusals: {} },
  searchBooks: {
    summary: 'Books by name, author or publisher',
    params: { text: { about: 'What to search for. Words that no book has are corrected.', example: 'childhood' } },
    reply: reply({ result: z.array(book), [bookReplies.meant]: z.optional(z.string()) }),
    refusals: { 400: 'The search text is missing.' },
  },
  book: {
    summary: 'One book',
    params: id,
    reply: reply({ result: book }),
    refusals: { 404: 'There is no such book.' },
  },
  relatedBooks: {
    summary: 'A book, then others for its course, those of its semester first',
    params: id,
    reply: reply({ result: z.array(relatedBookTable.fromWire) }),
    refusals: { 404: 'There is no such book.' },
  },
}

export const shopContract: FeatureContract = {
  name: 'Shop',
  about: 'Printed books, as published, and their orders. Money is in rupees, weight in kilograms.',
  calls: {
    ...contractCalls(bookCalls, contracts),
    ...noticeContract,
    ...orderContract,
    ...basketContract,
    ...courierContract,
  },
  models: {
    Basket: basketTable.fromWire,
    Book: book,
    Order: orderTable.fromWire,
    Quote: quoteTable.fromWire,
    Shipment: shipmentTable.fromWire,
  },
}
