import { beforeEach, describe, expect, it } from 'vitest'
import { aDraftBook, aPublishedBook } from '../../../test/builders/books.ts'
import { aGuest } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { PEER_HEADER } from '../../http/api/client-address.ts'
import type { Book } from '../../payload-types.ts'
import { moveCopies } from '../stock/adjust-stock.ts'
import { noticeData } from './notice-data.ts'
import { noticeSweep } from './notice-work.ts'
import { sendNotices } from './send-notices.ts'

const portal = startTestPortal()
let visitor = 0
let book: Book

beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'stock-notices', where: {} })
  visitor += 1
  book = await aPublishedBook(portal.payload, { copies: 0 })
})

const ask = (bookid: string, email: string, more = {}) =>
  portal.call(
    'POST',
    '/api/purchesbook/notifyWhenBack',
    { bookid, email, ...more },
    { [PEER_HEADER]: `198.51.100.${visitor}` },
  )
const requests = async () => (await portal.payload.find({ collection: 'stock-notices', limit: 0 })).docs.length
const mails = async (to: string) => (await messagesTo(portal.payload, to, 'book-back')).length
const restock = (change: number) =>
  moveCopies({
    payload: portal.payload,
    bookId: book.id,
    change,
    kind: 'adjustment',
    reason: 'Arrived',
    by: 'Test',
    now: new Date(),
  })

describe('asking for a sold-out book', () => {
  it('is stored once, and answered the same for every book and address', async () => {
    const first = await ask(book.id, ' Asha@Example.in')
    const answers = [
      first,
      await ask(book.id, 'asha@example.in'),
      await ask('2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c30', 'a@example.in'),
      await ask('nothing', 'a@example.in'),
      await ask((await aDraftBook(portal.payload)).id, 'a@example.in'),
      await ask(book.id, 'bot@example.in', { website: 'x' }),
    ]
    for (const { status, text } of answers) expect([status, text]).toEqual([200, first.text])
    expect(await requests()).toBe(1)
  })

  it('names wrong fields', async () => {
    const { status, reply } = await ask('', 'asha')
    expect([status, reply.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['bookid', 'email']])
  })

  itsRule('is limited', async () => {
    const address = { [PEER_HEADER]: '203.0.113.9' }
    const once = () =>
      portal.call('POST', '/api/purchesbook/notifyWhenBack', { bookid: book.id, email: 'x@example.in' }, address)
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await once()).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

it('sends one e-mail when the book is back, however many processes look, and deletes the request', async () => {
  const { payload } = portal
  await ask(book.id, 'one@example.in')
  await ask(book.id, 'two@example.in')
  await sendNotices({ payload })
  expect([await mails('one@example.in'), await requests()]).toEqual([0, 2])
  await restock(2)
  await Promise.all([sendNotices({ payload }), sendNotices({ payload }), sendNotices({ payload })])
  expect([await mails('one@example.in'), await mails('two@example.in'), await requests()]).toEqual([1, 1, 0])
  const [mail] = await messagesTo(payload, 'one@example.in')
  expect(mail?.text).toContain(`/purchase-books/${book.id}/`)

  await restock(-2)
  await ask(book.id, 'one@example.in')
  await restock(1)
  await sendNotices({ payload })
  expect(await mails('one@example.in')).toBe(2)
})

it('neither loses nor repeats an e-mail when killed at any write', async () => {
  const { payload } = portal
  await restock(1)
  let fatalWrite = 0
  for (let nth = 1; nth < 10; nth += KILL_STEP) {
    const email = `killed${nth}@example.in`
    await ask(book.id, email, {})
    const { died } = await killAtWrite(payload, nth, () => sendNotices({ payload }))
    await sendNotices({ payload })
    expect([await mails(email), await requests()], `killed at write ${nth}`).toEqual([1, 0])
    if (!died) break
    fatalWrite = nth
  }
  expect(fatalWrite).toBeGreaterThan(0)
})

it('gives up after half a year', async () => {
  await ask(book.id, 'late@example.in')
  const later = new Date(Date.now() + 181 * 24 * 60 * 60_000)
  await runDue({ payload: portal.payload, work: noticeSweep, now: () => later })
  expect(await requests()).toBe(0)
})

it('exports and erases the requests of an account', async () => {
  const { payload } = portal
  const { id: studentId, email } = await aGuest(payload)
  await ask(book.id, email ?? '')
  await ask(book.id, 'other@example.in')
  expect(await noticeData.exportData({ payload, studentId })).toEqual([
    { book: book.id, requestedAt: expect.any(String) },
  ])
  await noticeData.erase({ payload, studentId })
  expect(await requests()).toBe(1)
})
