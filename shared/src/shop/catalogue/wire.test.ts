import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testGoldenCalls } from '../../platform/fixtures/golden-calls.ts'
import { bookCalls, bookTable, relatedBookTable } from './wire.ts'

const golden = testGoldenCalls({
  folder: path.join(import.meta.dirname, 'fixtures'),
  calls: bookCalls,
  tables: { book: bookTable, relatedBook: relatedBookTable },
})

describe('parsing untrusted records', () => {
  const book = golden.get('getcontentbyid.json')?.reply.body.result as Record<string, unknown>

  it.each([
    ['bookprice', '320.5'],
    ['bookprice', -1],
    ['bookprice', { $gt: 0 }],
    ['bookcategory', 'MBBS'],
    ['booksem', '1'],
    ['booksem', 'constructor'],
    ['bookimage', 'one.webp'],
    ['bookname', null],
    ['_id', undefined],
  ])('refuses %s with the value %j', (field, value) => {
    expect(bookTable.fromWire.safeParse({ ...book, [field]: value }).success).toBe(false)
  })

  it('drops unknown fields', () => {
    expect(bookTable.fromWire.parse({ ...book, extra: 1 })).not.toHaveProperty('extra')
  })

  it.each([null, undefined, [], 'text', 7])('refuses %j as a record', (value) => {
    expect(bookTable.fromWire.safeParse(value).success).toBe(false)
  })
})
