import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aDueMessage, readMessage } from '../../../test/builders/due-messages.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { features } from '../../features.ts'
import { changeAll } from '../records/change-all.ts'
import { insertRow } from '../records/insert-row.ts'
import { readRows } from '../records/read-rows.ts'

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
  await insertRow({ payload, collection: 'courier-sessions', data: session })
  await insertRow({ payload, collection: 'rate-limits', data: { key: 'ahead', windowEndsAt: ahead, count: 1 } })

  const now = new Date()
  for (const { repair } of features.flatMap(({ work = [] }) => work)) await repair?.({ payload, now })

  expect((await readMessage(payload, message)).nextAttemptAt).toBe(now.toISOString())
  expect((await readRows({ payload, collection: 'book-stock', limit: 0 })).map(({ checkAt }) => checkAt)).toEqual([
    now.toISOString(),
  ])
  const [stored] = await readRows({ payload, collection: 'courier-sessions', limit: 0 })
  expect(SESSION_TIMES.map((name) => stored?.[name])).toEqual(SESSION_TIMES.map(() => now.toISOString()))
  expect(await readRows({ payload, collection: 'rate-limits', limit: 0 })).toEqual([])
})
