import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { MAX_LINES } from '@pravesh/shared/shop/orders/line-limits'
import { expect, it } from 'vitest'
import { semesterItems } from './semester-items.ts'

const book = (id: string, changed: Partial<BookRecord> = {}) =>
  ({ id, course: 'BED', semester: '1', copies: 2, ...changed }) as BookRecord

it('orders one copy of the chosen book and of those of its semester that are in stock', () => {
  const others = [book('2'), book('3', { copies: 0 }), book('4', { semester: '2' }), book('5', { course: 'DELED' })]
  expect(semesterItems([book('1', { copies: 0 }), ...others])).toEqual([
    { bookId: '1', units: 1 },
    { bookId: '2', units: 1 },
  ])
})

it('orders no more books than an order can have', () => {
  const many = Array.from({ length: MAX_LINES + 5 }, (_, index) => book(String(index)))
  expect(semesterItems(many)).toHaveLength(MAX_LINES)
  expect(semesterItems([])).toEqual([])
})
