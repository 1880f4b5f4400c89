import type { BasketLine } from '@pravesh/shared/shop/basket/basket'
import type { Payload } from 'payload'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { recordsOf } from '../../publishing/pages/records.ts'

interface KnownOptions {
  payload: Payload
  lines: readonly BasketLine[]
  /** What the basket has already; a book that has left the shop since stays, so that the buyer hears of it. */
  present: readonly BasketLine[]
}

/** The lines whose book is published, or in the basket already. Ids of other books are not stored. */
export async function knownLines({ payload, lines, present }: KnownOptions): Promise<BasketLine[]> {
  const isPresent = (bookId: string) => present.some((line) => line.bookId === bookId)
  const added = lines.map(({ bookId }) => bookId).filter((id) => !isPresent(id) && isRecordIdIn(payload, id))
  if (added.length === 0) return lines.filter(({ bookId }) => isPresent(bookId))
  const books = await recordsOf({ payload }).listIn({ collection: 'books', fields: ['name'], values: added })
  return lines.filter(({ bookId }) => isPresent(bookId) || books.some(({ id }) => id === bookId))
}
