import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Book, StockNotice } from '../../payload-types.ts'
import { bookBack } from './book-back.ts'

interface NotifyOptions {
  payload: Payload
  notice: Pick<StockNotice, 'id' | 'email'>
  book: Pick<Book, 'id' | 'name' | 'author' | 'slug'>
}

/** Queues the e-mail about a book that is available again. Idempotent per request. */
export async function notifyBack({ payload, notice, book }: NotifyOptions): Promise<void> {
  const link = `${portalOf(payload).env.publicUrl}${paths.book(book.id, book.slug ?? '')}`
  const variables = { book: book.name, author: book.author, link }
  await queueMessage({ payload, event: notice.id }, { to: notice.email, template: bookBack, variables })
}
