import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPlacedOrder, aStartedOrder, movementsOf, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { reconcileDue } from '../../../test/builders/payments.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { checkPayment } from '../../payments/index.ts'
import { updateUnpaid } from '../../payments/providers/simulator/order.ts'
import { stockChecks } from '../stock/stock-checks.ts'
import { startOrderPayment } from './start-order-payment.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const MINUTE = 60_000
const BUYERS = 20
const COPIES = 4
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

/** The payer pays, without any report to the portal. */
const payAtBank = async (transactionId: string) => {
  const order = await bank.order(transactionId)
  await updateUnpaid(portal.payload, order, { state: 'done', paidPaise: order.duePaise })
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

it(`${BUYERS} buyers for ${COPIES} copies: all are sold, the other orders are refused or refunded`, async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload, { copies: COPIES })
  // Some order the same book in two lines.
  const items = (buyer: number) =>
    buyer % 4 === 0
      ? [
          { bookId: book.id, units: 1 },
          { bookId: book.id, units: 1 },
        ]
      : [{ bookId: book.id, units: 1 }]
  const started = await Promise.allSettled(
    Array.from({ length: BUYERS }, (_, buyer) => aStartedOrder(payload, { items: items(buyer) })),
  )
  const open = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const refused = started.filter((each) => each.status === 'rejected' && each.reason.code === 'ORDER_CHANGED')
  expect(open.length + refused.length).toBe(BUYERS)
  const [free, held] = await stockOf(payload, book)
  expect(free + held).toBe(COPIES)
  expect(free).toBeLessThanOrEqual(1)

  // Payments finish in random order. Every third fails, and all of those succeed late.
  await Promise.all(
    shuffled(open).map(async ({ transactionId }, index) => {
      await bank.act(transactionId, index % 3 === 0 ? 'fail' : 'pay')
    }),
  )
  const second = await Promise.allSettled(
    Array.from({ length: BUYERS / 4 }, () => aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })),
  )
  const others = second.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  await Promise.all(
    shuffled([...open, ...others]).map(async ({ transactionId }) => {
      await payAtBank(transactionId)
      await Promise.all([checkPayment({ payload, transactionId, now: new Date() }), bank.report(transactionId)])
    }),
  )

  const orders = await Promise.all([...open, ...others].map(({ order }) => readOrder(payload, order.id)))
  const units = (status: string) =>
    orders
      .filter((order) => order.status === status)
      .reduce((sum, { lines }) => sum + (lines as { units: number }[]).reduce((all, line) => all + line.units, 0), 0)
  const [left] = await stockOf(payload, book)
  expect(await stockOf(payload, book)).toEqual([left, 0])
  expect(units('paid')).toBe(COPIES - left)
  // Only an order of two copies can leave one.
  expect(left).toBeLessThanOrEqual(1)
  expect(units('unpaid')).toBe(0)
  const movements = await movementsOf(payload, book)
  expect(movements.reduce((sum, { change }) => sum + change, COPIES)).toBe(left)
  expect(movements).toHaveLength(orders.filter(({ status }) => status === 'paid').length)

  for (const { status, paymentId, totalPaise } of orders) {
    const payment = await findPayment(payload, paymentId ?? '')
    expect(payment).toMatchObject(
      status === 'soldOut' ? { status: 'refunded', refundedPaise: totalPaise } : { status: 'paid', refundHeldPaise: 0 },
    )
  }
})

it('a late success takes a free copy, and is refunded if there is none', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload, { copies: 1 })
  const items = [{ bookId: book.id, units: 1 }]
  const first = await aStartedOrder(payload, { items })
  await reconcileDue({ payload, now: later(25 * 60) })
  expect(await findPayment(payload, first.transactionId)).toMatchObject({ status: 'expired' })
  expect(await stockOf(payload, book)).toEqual([1, 0])
  const second = await aStartedOrder(payload, { items })
  await bank.act(first.transactionId, 'pay-late')
  expect(await readOrder(payload, first.order.id)).toMatchObject({ status: 'soldOut' })
  await bank.act(second.transactionId, 'pay')
  expect(await readOrder(payload, second.order.id)).toMatchObject({ status: 'paid' })
  expect(await stockOf(payload, book)).toEqual([0, 0])
})

it('a set of books is sold whole or not at all', async () => {
  const { payload } = portal
  const [one, two] = [await aPublishedBook(payload), await aPublishedBook(payload, { copies: 1 })]
  const items = [one, two].map(({ id }) => ({ bookId: id, units: 1 }))
  const first = await aStartedOrder(payload, { items })
  await expect(aStartedOrder(payload, { items })).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
  expect(await stockOf(payload, one)).toEqual([4, 1])
  await bank.act(first.transactionId, 'fail')
  expect([await stockOf(payload, one), await stockOf(payload, two)]).toEqual([
    [5, 0],
    [1, 0],
  ])
  const second = await aStartedOrder(payload, { items: [{ bookId: two.id, units: 1 }] })
  await bank.act(second.transactionId, 'pay')
  await bank.act(first.transactionId, 'pay-late')
  expect(await readOrder(payload, first.order.id)).toMatchObject({ status: 'soldOut' })
  expect(await stockOf(payload, one)).toEqual([5, 0])
})

it('two open attempts of one order reserve its copies once; only the last to end releases them', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload, { copies: 1 })
  const order = await aPlacedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
  const pay = () => startOrderPayment({ payload, order, totalPaise: null, now: new Date() })
  const [one, two] = await Promise.all([pay(), pay()])
  expect(await stockOf(payload, book)).toEqual([0, 1])
  await bank.act(one.transactionId, 'fail')
  expect(await stockOf(payload, book)).toEqual([0, 1])
  await bank.act(two.transactionId, 'fail')
  expect(await stockOf(payload, book)).toEqual([1, 0])
})

itsRule('after the refund of a sold-out order, no report moves anything or takes a copy', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload, { copies: 1 })
  const items = [{ bookId: book.id, units: 1 }]
  const first = await aStartedOrder(payload, { items })
  await bank.act(first.transactionId, 'fail')
  const second = await aStartedOrder(payload, { items })
  await bank.act(second.transactionId, 'pay')
  await bank.act(first.transactionId, 'pay-late')
  expect(await findPayment(payload, first.transactionId)).toMatchObject({ status: 'refunded' })
  const before = await readOrder(payload, first.order.id)
  expect(before).toMatchObject({ status: 'soldOut', refundedPaise: before.totalPaise })
  await updateRow({ payload, collection: 'book-stock', where: { book: { equals: book.id } }, data: { copies: 7 } })
  for (const { transactionId } of [first, second, first]) await bank.report(transactionId)
  await checkPayment({ payload, transactionId: first.transactionId, now: later(60) })
  expect(await readOrder(payload, first.order.id)).toEqual(before)
  expect(await stockOf(payload, book)).toEqual([7, 0])
})

it('a payment of a wrong amount does not count, and its copies become free after a day', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload, { copies: 1 })
  const { order, transactionId } = await aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
  await bank.act(transactionId, 'pay-less')
  expect(await findPayment(payload, transactionId)).toMatchObject({ issue: 'mismatch' })
  await stockChecks.run({ payload, now: () => later(60) })
  expect(await stockOf(payload, book)).toEqual([0, 1])
  await stockChecks.run({ payload, now: () => later(27 * 60) })
  expect(await stockOf(payload, book)).toEqual([1, 0])
  expect(await readOrder(payload, order.id)).toMatchObject({ status: 'unpaid' })
})

itsRule('back from the payment page, the same order is continued, and a changed one replaces it', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload, { copies: 2 })
  const buy = (units: number) => ({ studentId: 'one who comes back', items: [{ bookId: book.id, units }] })
  const [first, twin] = await Promise.all([aPlacedOrder(payload, buy(1)), aPlacedOrder(payload, buy(1))])
  expect(twin.id).toBe(first.id)
  expect((await aStartedOrder(payload, buy(1))).order.id).toBe(first.id)
  expect((await aPlacedOrder(payload, buy(1))).id).toBe(first.id)
  expect(await stockOf(payload, book)).toEqual([1, 1])
  const changed = await aStartedOrder(payload, buy(2))
  expect(changed.order.id).not.toBe(first.id)
  expect(await stockOf(payload, book)).toEqual([0, 2])

  await bank.act(changed.transactionId, 'pay')
  expect(await stockOf(payload, book)).toEqual([0, 0])
  const again = aPlacedOrder(payload, { ...buy(2), continues: changed.order.id })
  await expect(again).rejects.toMatchObject({ code: 'ORDER_ALREADY_PAID' })
})

it('a replaced order that is paid all the same takes a free copy or is refunded', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload, { copies: 2 })
  const buy = (units: number) => ({ studentId: 'one with two pages', items: [{ bookId: book.id, units }] })
  const first = await aStartedOrder(payload, buy(1))
  const second = await aStartedOrder(payload, buy(2))
  await bank.act(first.transactionId, 'pay')
  expect(await readOrder(payload, first.order.id)).toMatchObject({ status: 'soldOut' })
  await bank.act(second.transactionId, 'pay')
  expect(await readOrder(payload, second.order.id)).toMatchObject({ status: 'paid' })
})
