import { paths } from '@pravesh/shared/site/paths'
import { expect, it } from 'vitest'
import { askedBooks } from './asked-books.ts'

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'https://pravesh.example')
  return askedBooks({ pathname, search })
}

it('reads the addresses that links to the buy page have', () => {
  expect(at(paths.buyBook('a b'))).toEqual({ bookId: 'a b', wholeSemester: false, orderId: null })
  expect(at(paths.buySemester('7'))).toEqual({ bookId: '7', wholeSemester: true, orderId: null })
  expect(at(paths.buyBasket)).toEqual({ bookId: null, wholeSemester: false, orderId: null })
  expect(at(paths.buyOrder({ id: 'o&1', bookId: '7' }))).toEqual({ bookId: '7', wholeSemester: false, orderId: 'o&1' })
})

it.each([paths.buy, '/purchase-books/7', '/purchase-books/7/8/buynow', '/purchase-books//buynow'])(
  '%s names no book',
  (path) => expect(at(path)).toBeNull(),
)

it('tolerates an invalid escape', () => expect(at('/purchase-books/%E0%A4%A/buynow')?.bookId).toBe('%E0%A4%A'))
