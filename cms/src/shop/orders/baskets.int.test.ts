import { expect, it } from 'vitest'
import { raceForBaskets } from '../../../test/basket-race.ts'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { anOrderBody, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)

async function buyer() {
  const student = await aGuest(portal.payload)
  const headers = await loggedIn(portal.payload, student)
  const post = (path: string) => (body: object) => portal.call('POST', `/api/${path}`, body, headers)
  return {
    basket: async () => (await portal.call('GET', '/api/orderbook/getMyBasket', undefined, headers)).reply.result,
    save: post('orderbook/saveMyBasket'),
    place: post('fakeorder/addFakeOrder'),
    pay: post('payment/addPayment'),
  }
}

const inBasket = (ids: readonly string[]) => ids.map((id) => ({ book_id: id, units: 1 }))
const ordered = (ids: readonly string[]) => anOrderBody(ids.map((bookId) => ({ bookId, units: 1 })))

it('10 buyers with baskets of three: stock and payments are exact', () =>
  raceForBaskets({ portal, buyers: 10, titles: 5, copies: 4 }))

it('two buyers have the last copy in their baskets: one gets it, the other hears it and keeps the basket', async () => {
  const { payload } = portal
  const last = await aPublishedBook(payload, { name: 'The Last Copy', copies: 1 })
  const common = await aPublishedBook(payload)
  const ids = [last.id, common.id]
  const [one, other] = [await buyer(), await buyer()]
  const both = [one, other]
  for (const { save } of both) await save({ items: inBasket(ids), revision: 0 })
  const orders = await Promise.all(both.map(({ place }) => place(ordered(ids))))
  const paying = await Promise.all(both.map(({ pay }, index) => pay({ paidfor: orders[index]?.reply.oid })))
  expect(paying.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = paying.findIndex(({ status }) => status === 200)
  const [won, lost] = winner === 0 ? [one, other] : [other, one]
  expect(paying[1 - winner]?.reply.msg).toContain('The Last Copy')
  expect(await stockOf(payload, common)).toEqual([4, 1])

  await bank.act(paying[winner]?.reply.transactionId, 'pay')
  expect((await won.basket()).items).toEqual([])
  expect((await lost.basket()).items).toEqual(inBasket(ids))
  const without = await lost.place(ordered([common.id]))
  const again = await lost.pay({ paidfor: without.reply.oid })
  await bank.act(again.reply.transactionId, 'pay')
  expect((await lost.basket()).items).toEqual(inBasket([last.id]))
  expect([await stockOf(payload, last), await stockOf(payload, common)]).toEqual([
    [0, 0],
    [3, 0],
  ])
})

itsRule(
  'price and stock that change between basket and payment are said, line by line, and the new figures are paid',
  async () => {
    const { payload } = portal
    const [dearer, gone] = [
      await aPublishedBook(payload, { name: 'Dearer' }),
      await aPublishedBook(payload, { name: 'Gone' }),
    ]
    const { save, place, pay } = await buyer()
    const ids = [dearer.id, gone.id]
    await save({ items: inBasket(ids), revision: 0 })
    const seen = anOrderBody([], {
      order_items: ids.map((sku) => ({ sku, units: 1, single_price: 320.5, selling_price: 320.5 })),
    })
    await payload.update({ collection: 'books', id: dearer.id, data: { pricePaise: 34_000, _status: 'published' } })
    await payload.update({ collection: 'books', id: gone.id, data: { active: false, _status: 'published' } })
    const refused = await place(seen)
    expect([refused.status, refused.reply.changes.map(({ kind }: { kind: string }) => kind)]).toEqual([
      409,
      ['price', 'unavailable'],
    ])
    const { oid } = (await place(ordered([dearer.id]))).reply
    const { transactionId } = (await pay({ paidfor: oid, payment_with_shipping: 520 })).reply
    await bank.act(transactionId, 'pay')
    expect(await readOrder(payload, oid)).toMatchObject({ status: 'paid', totalPaise: 52_000 })
  },
)
