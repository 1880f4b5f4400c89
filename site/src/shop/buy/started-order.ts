import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'
import type { AskedBooks } from './asked-books.ts'

const nameOf = ({ bookId, wholeSemester, orderId }: AskedBooks) =>
  `order-started:${orderId ?? bookId ?? 'basket'}${wholeSemester ? ':semester' : ''}`

/** Remembers in this tab the order whose payment was started, for a buyer who comes back without paying. */
export function markStarted(asked: AskedBooks, orderId: string): void {
  storeForStudent('session', nameOf(asked), orderId)
}

/** Id of that order; null without one. */
export function startedOrder(asked: AskedBooks): string | null {
  return storedForStudent('session', nameOf(asked))
}

export function forgetStarted(asked: AskedBooks): void {
  removeForStudent('session', nameOf(asked))
}
