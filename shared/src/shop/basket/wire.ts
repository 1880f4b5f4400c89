/** Wire format of baskets. */
import { number, rows, text, texts, wireTable } from '../../platform/wire-table.ts'
import { basketNames } from './calls.ts'

export const basketLineTable = wireTable({ bookId: text(basketNames.bookId), units: number(basketNames.units) })

/** The `result` of every call. */
export const basketTable = wireTable({
  lines: rows(basketNames.lines, basketLineTable),
  /** Counts the changes; 0 before the first one. */
  revision: number(basketNames.revision),
})

/** An own unpaid order that has copies of books of the basket reserved. */
export const openOrderTable = wireTable({
  id: text(basketNames.orderId),
  orderNumber: text(basketNames.orderNumber),
  bookIds: texts(basketNames.bookIds),
})
