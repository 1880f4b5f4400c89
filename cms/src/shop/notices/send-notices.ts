import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import type { Book } from '../../payload-types.ts'
import { notifyBack } from '../messages/notify-back.ts'

/** Maximum number of messages per book and run; the rest waits for the next run, a minute later. */
const MAX_PER_BOOK = 200
/** Books that are looked up at once. */
const BATCH = 200

interface SendOptions {
  payload: Payload
}

/** Sends the e-mails about books that are free to sell again, each once, and deletes their requests. */
export async function sendNotices({ payload }: SendOptions): Promise<void> {
  let after = ''
  while (true) {
    const bookIds = await requestedBooks(payload, after)
    for (const book of await booksBack(payload, bookIds)) await notifyAll(payload, book)
    const last = bookIds.at(-1)
    if (last === undefined || bookIds.length < BATCH) return
    after = last
  }
}

/** The next books with requests, by id. One query for each book, however many people ask for it. */
async function requestedBooks(payload: Payload, after: string): Promise<string[]> {
  const found: string[] = []
  let last = after
  while (found.length < BATCH) {
    const docs = await readRows({
      payload,
      collection: 'stock-notices',
      where: { bookId: { greater_than: last } },
      sort: 'bookId',
      limit: 1,
    })
    const [next] = docs
    if (!next) return found
    last = next.bookId
    found.push(last)
  }
  return found
}

async function booksBack(payload: Payload, ids: string[]): Promise<Book[]> {
  if (ids.length === 0) return []
  const inStock = { and: [{ book: { in: ids } }, { copies: { greater_than: 0 } }] }
  const stock = await readRows({ payload, collection: 'book-stock', where: inStock })
  const back = stock.map(({ book }) => idOf(book)).filter((id) => id !== null)
  if (back.length === 0) return []
  const onSale = {
    and: [{ id: { in: back } }, { active: { equals: true } }, { _status: { equals: 'published' } }],
  } satisfies Condition<'books'>
  return readRows({ payload, collection: 'books', where: onSale })
}

/** The message is queued first, and queuing is idempotent per request, so that a process may die in between. */
async function notifyAll(payload: Payload, book: Book): Promise<void> {
  const docs = await readRows({
    payload,
    collection: 'stock-notices',
    where: { bookId: { equals: book.id } },
    limit: MAX_PER_BOOK,
  })
  for (const notice of docs) {
    await notifyBack({ payload, notice, book })
    await deleteRows({ payload, collection: 'stock-notices', where: { id: { equals: notice.id } } })
  }
}
