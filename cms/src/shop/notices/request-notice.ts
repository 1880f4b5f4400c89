import { refused } from '@pravesh/shared/platform/replies/said'
import type { NoticeRequest } from '@pravesh/shared/shop/notices/wire'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { keyedHash } from '../../foundation/crypto/keyed-hash.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { NOTICE_LIFETIME_MS } from './notice-work.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const limits = namedLimits({
  'book-notices/visitor': {
    limit: 20,
    windowMs: HOUR,
    refusal: refused(shopReplies, 'NOTICES_THIS_HOUR'),
  },
  'book-notices/email': {
    limit: 40,
    windowMs: DAY,
    refusal: refused(shopReplies, 'NOTICES_TODAY'),
  },
  'book-notices/all': {
    limit: 2000,
    windowMs: DAY,
    refusal: refused(shopReplies, 'NOTICES_FULL'),
  },
})

interface RequestOptions {
  payload: Payload
  request: NoticeRequest
  clientAddress: string
  now: Date
}

/**
 * Stores who wants to know when a book is back, once for each address and book. Does nothing for a book that does not
 * exist; the caller cannot tell. Throws a Problem (429) beyond the limits.
 */
export async function requestNotice({ payload, request, clientAddress, now }: RequestOptions): Promise<void> {
  const { bookId, email } = request
  await limits.consume({ payload, name: 'book-notices/visitor', subject: clientAddress, now })
  await limits.consume({ payload, name: 'book-notices/email', subject: email, now })
  await limits.consume({ payload, name: 'book-notices/all', subject: 'all', now })
  if (!(await isOffered(payload, bookId))) return
  const data = {
    key: noticeKey(payload, request),
    bookId,
    email,
    dueAt: new Date(now.getTime() + NOTICE_LIFETIME_MS).toISOString(),
    attempts: 0,
  }
  await insertIfAbsent({ payload, collection: 'stock-notices', data })
}

/** One request for each book and address. */
function noticeKey(payload: Payload, { bookId, email }: NoticeRequest): string {
  return keyedHash(payload, `book notice\n${bookId}\n${email}`)
}

async function isOffered(payload: Payload, bookId: string): Promise<boolean> {
  if (!isRecordIdIn(payload, bookId)) return false
  const offered: Condition<'books'> = {
    and: [{ id: { equals: bookId } }, { active: { equals: true } }, { _status: { equals: 'published' } }],
  }
  return (await readRow({ payload, collection: 'books', where: offered })) !== null
}
