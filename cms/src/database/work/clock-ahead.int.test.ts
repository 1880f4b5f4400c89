import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aDueMessage, readMessage } from '../../../test/builders/due-messages.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { features } from '../../features.ts'
import type { BookStock, CourierSession } from '../../payload-types.ts'
import { changeAll } from '../records/change-all.ts'

const portal = startTestPortal()
const in2Years = new Date(Date.now() + 2 * 365 * 24 * 60 * 60_000)
const ahead = in2Years.toISOString()

/** Times of a session, during which the courier is not asked. */
const SESSION_TIMES = ['dueAt', 'pausedUntil', 'refusedUntil', 'tokenExpiresAt'] as const

it('leaves no message, stock check, session or limit waiting for the time that a clock was ahead', async () => {
  const { payload } = portal
  const message = await aDueMessage(payload, in2Years)
  await aPublishedBook(payload)
  await changeAll({ payload, collection: 'book-stock', where: { id: { exists: true } }, data: { checkAt: ahead } })
  const times = Object.fromEntries(SESSION_TIMES.map((name) => [name, ahead]))
  const session = { courier: 'shiprocket', revision: 1, attempts: 0, ...times }
  await payload.db.create({ collection: 'courier-sessions', data: session })
  await payload.db.create({ collection: 'rate-limits', data: { key: 'ahead', windowEndsAt: ahead, count: 1 } })

  const now = new Date()
  for (const { repair } of features.flatMap(({ work = [] }) => work)) await repair?.({ payload, now })

  const find = async <Row>(collection: 'book-stock' | 'courier-sessions' | 'rate-limits') =>
    (await payload.db.find<Row>({ collection, where: {}, limit: 0, pagination: false })).docs
  expect((await readMessage(payload, message)).nextAttemptAt).toBe(now.toISOString())
  expect((await find<BookStock>('book-stock')).map(({ checkAt }) => checkAt)).toEqual([now.toISOString()])
  const [stored] = await find<CourierSession>('courier-sessions')
  expect(SESSION_TIMES.map((name) => stored?.[name])).toEqual(SESSION_TIMES.map(() => now.toISOString()))
  expect(await find('rate-limits')).toEqual([])
})
