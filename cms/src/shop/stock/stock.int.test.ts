import { describe, expect, it, onTestFinished } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aBoughtOrder, aStartedOrder, movementsOf, stockOf, stockRow } from '../../../test/builders/orders.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Publisher } from '../../content/publishing/publisher.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Book } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { bookRecords } from '../catalogue/book-records.ts'
import { moveCopies } from './adjust-stock.ts'
import { stockChecks } from './stock-checks.ts'

const portal = startTestPortal()
const now = new Date()

async function adjust(book: Book, body: object, roles: Parameters<typeof aStaffSession>[1] = ['store']) {
  const { id } = await stockRow(portal.payload, book)
  const { headers } = await aStaffSession(portal, roles)
  return portal.call('POST', `/api/bookstock/staff/${id}/adjust`, body, headers)
}

describe('staff adjust the stock', () => {
  it('to what they counted, with a reason, and are asked to count again if a copy was sold meanwhile', async () => {
    const book = await aPublishedBook(portal.payload)
    const { revision } = await stockRow(portal.payload, book)
    const counted = { copies: 9, reason: 'Counted the shelf.', revision }
    const { status, reply } = await adjust(book, counted)
    expect([status, reply]).toMatchObject([200, { copies: 9 }])
    expect(await movementsOf(portal.payload, book)).toMatchObject([
      { kind: 'adjustment', change: 4, copiesAfter: 9, reason: 'Counted the shelf.', by: 'store' },
    ])
    await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 1 }] })
    const late = await adjust(book, { ...counted, copies: 20, revision: reply.revision })
    expect([late.status, late.reply.msg]).toEqual([409, expect.stringContaining('8 copies')])
    expect(await stockOf(portal.payload, book)).toEqual([8, 0])
  })

  it.each([
    [{ copies: -1 }, 'copies'],
    [{ copies: 1.5 }, 'copies'],
    [{ copies: '7' }, 'copies'],
    [{ reason: ' ' }, 'reason'],
    [{ revision: null }, 'revision'],
  ])('not with %j', async (change, field) => {
    const book = await aPublishedBook(portal.payload)
    const { status, reply } = await adjust(book, { copies: 7, reason: 'x', revision: 0, ...change })
    expect([status, reply.errors[0].field]).toEqual([400, field])
  })

  itsRule('only with the permission, and never through the form or the API of the collection', async () => {
    const book = await aPublishedBook(portal.payload)
    expect((await adjust(book, { copies: 7, reason: 'x', revision: 0 }, ['accounts'])).status).toBe(403)
    const { id } = await stockRow(portal.payload, book)
    const { headers } = await aStaffSession(portal, ['administrator'])
    const patch = { copies: 99, revision: 7, ledger: null }
    expect((await portal.call('PATCH', `/api/book-stock/${id}`, patch, headers)).status).toBe(403)
    expect(await stockRow(portal.payload, book)).toMatchObject({ copies: 5, heldCopies: 0, revision: 0 })
  })
})

it('the same cause moves copies once, also when two processes or a kill repeat it', async () => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth += KILL_STEP) {
    const book = await aPublishedBook(payload)
    const cause = { cause: 'delivery-1', reason: 'Delivery', by: 'Mina Das', now }
    const move = () => moveCopies({ payload, bookId: book.id, change: 10, kind: 'import', ...cause })
    ;({ died } = await killAtWrite(payload, nth, move))
    await Promise.all([move(), move()])
    expect(await stockOf(payload, book)).toEqual([15, 0])
    expect(await movementsOf(payload, book)).toHaveLength(1)
    expect(await stockRow(payload, book)).toMatchObject({ ledger: { movements: [] } })
  }
})

it('a movement that a dead process left in the row is written by the next check', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload)
  await killAtWrite(payload, 2, () =>
    moveCopies({ payload, bookId: book.id, change: 1, kind: 'import', reason: 'x', by: 'Mina Das', now }),
  )
  expect([await stockOf(payload, book), await movementsOf(payload, book)]).toEqual([[6, 0], []])
  await stockChecks.run({ payload, now: () => new Date(now.getTime() + 11 * 60_000) })
  expect(await movementsOf(payload, book)).toMatchObject([{ change: 1, copiesAfter: 6 }])
  expect(await stockRow(payload, book)).toMatchObject({ checkAt: null })
})

it('each change of free copies publishes the pages of its book', async () => {
  const book = await aPublishedBook(portal.payload)
  const changes: unknown[] = []
  const publisher = { publishChange: async (change: unknown) => void changes.push(change), track: () => {} }
  portalOf(portal.payload).publisher = publisher as unknown as Publisher
  onTestFinished(() => {
    portalOf(portal.payload).publisher = undefined
  })
  await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 1 }] })
  expect(changes).toContainEqual(
    expect.objectContaining({ slug: 'book-stock', doc: expect.objectContaining({ book: book.id }) }),
  )
})

it('after each sale the staff list, the export, the public calls and the page agree, and saving the book changes nothing', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload)
  const { user, headers } = await aStaffSession(portal, ['store'])
  const exportedCopies = async () => {
    const where = encodeURIComponent(JSON.stringify({ id: { equals: book.id } }))
    const { text } = await portal.call('GET', `/api/exports/books?header=names&where=${where}`, undefined, headers)
    const [names, values] = text
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .map((line) => line.split(','))
    return Number(values?.[names?.indexOf('copies') ?? -1])
  }
  const everywhere = async () => {
    const where = { book: { equals: book.id } }
    const list = await payload.find({ collection: 'book-stock', where, overrideAccess: false, user, draft: true })
    const [record] = await bookRecords(recordsOf({ payload }), { where: { id: { equals: book.id } }, limit: 1 })
    const rest = await portal.call('GET', `/api/books/${book.id}?depth=1&draft=true`, undefined, headers)
    const called = await portal.call('GET', `/api/purchesbook/getcontentbyid/${book.id}`)
    return [
      list.docs[0]?.copies,
      await exportedCopies(),
      record?.copies,
      rest.reply.stock.docs[0].copies,
      called.reply.result.booknumber,
    ]
  }
  await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 2 }] })
  expect(await everywhere()).toEqual([3, 3, 3, 3, 3])
  const { order } = await aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
  expect(await everywhere()).toEqual([2, 2, 2, 2, 2])
  const data = { description: 'Another text.', stock: { docs: [] } }
  await portal.call('PATCH', `/api/books/${book.id}`, { ...data, _status: 'published' }, headers)
  expect(await everywhere()).toEqual([2, 2, 2, 2, 2])
  expect(await stockRow(payload, book)).toMatchObject({ ledger: { holds: [{ orderId: order.id }] } })
})
