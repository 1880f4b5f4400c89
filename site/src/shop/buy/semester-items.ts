import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { MAX_LINES, type OrderItem } from '@pravesh/shared/shop/orders/lines'

/**
 * One copy of each book of a semester: the first one, which the buyer chose, and the others of its course and semester
 * that are in stock.
 */
export function semesterItems([chosen, ...others]: readonly BookRecord[]): OrderItem[] {
  if (chosen === undefined) return []
  const { course, semester } = chosen
  const available = others.filter((book) => book.course === course && book.semester === semester && book.copies > 0)
  return [chosen, ...available].slice(0, MAX_LINES).map(({ id }) => ({ bookId: id, units: 1 }))
}
