import { MAX_LINES } from '@pravesh/shared/shop/orders/line-limits'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'

interface SemesterBook {
  id: string
  course: string
  semester: string
  copies: number
}

/**
 * One copy of each book of a semester: the first one, which the buyer chose, and the others of its course and semester
 * that are in stock.
 */
export function semesterItems([chosen, ...others]: readonly SemesterBook[]): OrderItem[] {
  if (chosen === undefined) return []
  const { course, semester } = chosen
  const available = others.filter((book) => book.course === course && book.semester === semester && book.copies > 0)
  return [chosen, ...available].slice(0, MAX_LINES).map(({ id }) => ({ bookId: id, units: 1 }))
}
