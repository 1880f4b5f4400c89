import { basketCalls } from '@pravesh/shared/shop/basket/calls'
import { describe, expect, it } from 'vitest'
import { aDraftBook, anInactiveBook, aPublishedBook } from '../../../test/builders/books.ts'
import { aBoughtOrder, aStartedOrder } from '../../../test/builders/orders.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Student } from '../../payload-types.ts'
import { basketData } from '../personal-data/basket-data.ts'

const portal = startTestPortal()

interface Item {
  book_id: unknown
  units: unknown
}

async function buyer(make: (payload: typeof portal.payload) => Promise<Student> = aGuest) {
  const student = await make(portal.payload)
  const headers = await loggedIn(portal.payload, student)
  const call = (method: string, path: string) => (body?: object) => portal.call(method, `/api${path}`, body, headers)
  const { myBasket, saveBasket, mergeBasket } = basketCalls
  const save = call('POST', saveBasket.path)
  return {
    student,
    mine: call('GET', myBasket.path),
    save: (items: readonly Item[], revision = 0) => save({ items, revision }),
    merge: (items: readonly Item[]) => call('POST', mergeBasket.path)({ items }),
  }
}

const of = ({ id }: { id: string }, units = 1) => ({ book_id: id, units })

describe('a student’s basket', () => {
  it('is stored with its titles and copies alone, and read on another device', async () => {
    const [one, two] = [await aPublishedBook(portal.payload), await aPublishedBook(portal.payload)]
    const { mine, save } = await buyer()
    expect((await mine()).reply.result).toEqual({ items: [], revision: 0 })
    const sent = [{ ...of(one, 3), single_price: 1, selling_price: 1 }, of(two)]
    const saved = await save(sent)
    expect(saved).toMatchObject({ status: 200, reply: { result: { items: [of(one, 3), of(two)], revision: 1 } } })
    const { reply } = await mine()
    expect(reply.result).toEqual({ items: [of(one, 3), of(two)], revision: 1 })
    expect(reply.open_orders).toEqual([])
    expect((await save([], 1)).reply.result).toEqual({ items: [], revision: 2 })
  })

  it('is that of the session: no student reaches another one, and visitors have none', async () => {
    const book = await aPublishedBook(portal.payload)
    const [asha, ravi] = [await buyer(), await buyer(anActiveStudent)]
    await asha.save([of(book)])
    expect((await ravi.mine()).reply.result.items).toEqual([])
    for (const { method, path } of Object.values(basketCalls)) {
      const address = `/api${path}?studentId=${asha.student.id}`
      const body = { items: [], revision: 0, studentId: asha.student.id }
      const { status } = await portal.call(method.toUpperCase(), address, method === 'post' ? body : undefined)
      expect([path, status]).toEqual([path, 401])
    }
    expect((await portal.call('GET', '/api/baskets')).status).not.toBe(200)
  })

  it('refuses a stale write, and says what is in it', async () => {
    const [one, two] = [await aPublishedBook(portal.payload), await aPublishedBook(portal.payload)]
    const { save, mine } = await buyer()
    const first = await Promise.all([save([of(one)]), save([of(two)])])
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = (await mine()).reply.result
    const stale = await save([of(one, 2)], 0)
    expect([stale.status, stale.reply.result]).toEqual([409, stored])
    expect((await save([of(one, 2)], 7)).status).toBe(409)
    const both = await Promise.all([save([of(one, 2)], 1), save([of(one, 3)], 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('leaves out books that were never published, and keeps one that has left the shop', async () => {
    const { payload } = portal
    const book = await aPublishedBook(payload)
    const off = await anInactiveBook(payload)
    const { save } = await buyer()
    const strange = [of(await aDraftBook(payload)), of({ id: 'unknown' }), of({ id: crypto.randomUUID() })]
    const { reply } = await save([...strange, of(book), of(off)])
    expect(reply.result.items).toEqual([of(book), of(off)])
    await payload.update({ collection: 'books', id: book.id, data: { _status: 'draft' } })
    expect((await save([of(off), of(book, 2)], 1)).reply.result.items).toEqual([of(off), of(book, 2)])
  })

  it.each([
    ['items.0.units', [{ book_id: 'a', units: -1 }]],
    ['items.0.units', [{ book_id: 'a', units: 1e12 }]],
    ['items.0.book_id', [{ book_id: { $ne: '' }, units: 1 }]],
    ['items', Array.from({ length: 31 }, (_, index) => ({ book_id: `a${index}`, units: 1 }))],
    ['items', [of({ id: 'a' }, 2), of({ id: 'a' }, 2)]],
  ])('names a wrong %s', async (field, items) => {
    const { save, merge } = await buyer()
    for (const { status, reply } of [await save(items), await merge(items)]) {
      expect([status, reply.errors[0].field]).toEqual([400, field])
    }
  })

  itsRule('can be changed often, but not without end', async () => {
    const { save } = await buyer()
    const other = await buyer()
    for (let count = 0; count < 300; count += 100) {
      await Promise.all(Array.from({ length: 100 }, () => save([], 99)))
    }
    expect((await save([], 99)).status).toBe(429)
    expect((await other.save([])).status).toBe(200)
  })
})

describe('a basket from before the login', () => {
  it('is merged once, however often it is sent, also at the same time', async () => {
    const { payload } = portal
    const [one, two, three] = [
      await aPublishedBook(payload),
      await aPublishedBook(payload),
      await aPublishedBook(payload),
    ]
    const { save, merge, mine } = await buyer()
    await save([of(one, 1), of(two, 3)])
    const guest = [of(three), of(one, 2), of({ id: 'unknown' })]
    await Promise.all([merge(guest), merge(guest)])
    const { reply } = await merge(guest)
    expect(reply).toMatchObject({ result: { items: [of(three), of(one, 2), of(two, 3)], revision: 2 }, left_out: [] })
    expect((await mine()).reply.result).toEqual(reply.result)
  })

  itsRule('says what does not fit', async () => {
    const { payload } = portal
    const books = await Promise.all(Array.from({ length: 31 }, () => aPublishedBook(payload)))
    const { save, merge } = await buyer()
    await save(books.slice(0, 30).map((book) => of(book)))
    const [last, newest] = [books[29], books[30]]
    if (!last || !newest) throw new Error('There are too few books.')
    const { reply } = await merge([of(newest, 2)])
    expect([reply.result.items.length, reply.result.items[0]]).toEqual([30, of(newest, 2)])
    expect(reply.left_out).toEqual([of(last)])
  })
})

describe('an order of books of the basket', () => {
  it('is named while it is unpaid and has copies reserved', async () => {
    const { payload } = portal
    const [one, two] = [await aPublishedBook(payload), await aPublishedBook(payload)]
    const { student, save, mine } = await buyer()
    await save([of(one), of(two)])
    await aStartedOrder(payload, { items: [{ bookId: one.id, units: 1 }] })
    expect((await mine()).reply.open_orders).toEqual([])
    const items = [{ bookId: two.id, units: 1 }]
    const { order } = await aStartedOrder(payload, { studentId: student.id, items })
    expect((await mine()).reply.open_orders).toEqual([
      { oid: order.id, order_id: order.orderNumber, book_ids: [two.id] },
    ])
    await save([of(one)], 1)
    expect((await mine()).reply.open_orders).toEqual([])
  })

  it('takes its titles out of the basket when it is paid, not before', async () => {
    const { payload } = portal
    const [one, two] = [await aPublishedBook(payload), await aPublishedBook(payload)]
    const { student, save, mine } = await buyer()
    await save([of(one, 2), of(two)])
    const items = [{ bookId: one.id, units: 2 }]
    await aStartedOrder(payload, { studentId: student.id, items })
    expect((await mine()).reply.result.items).toHaveLength(2)
    await aBoughtOrder(portal, { studentId: student.id, items })
    expect((await mine()).reply.result).toEqual({ items: [of(two)], revision: 2 })
  })
})

it('exports and erases the basket of an account, and no other', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload)
  const [own, other] = [await buyer(), await buyer()]
  for (const { save } of [own, other]) await save([of(book, 2)])
  const exported = (student: Student) => basketData.exportData({ payload, studentId: student.id })
  expect(await exported(own.student)).toEqual([{ book: 'Childhood and Growing Up', copies: 2 }])
  await basketData.erase({ payload, studentId: own.student.id })
  expect([await exported(own.student), await exported(other.student)]).toMatchObject([[], [{ copies: 2 }]])
})
