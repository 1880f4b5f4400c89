/** @sqlite-only payments-killed.int.test.ts and cancel-part.int.test.ts die at their writes on both databases */
import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPlacedOrder, aStartedOrder, movementsOf, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { reconcileDue } from '../../../test/builders/payments.ts'
import { aGuest } from '../../../test/builders/students.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { endedEffects } from '../../payments/check/ended-effects.ts'
import { settleMismatch } from '../../payments/check/settle-mismatch.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { checkPayment } from '../../payments/index.ts'
import { updateUnpaid } from '../../payments/providers/simulator/order.ts'
import { refundWork } from '../../payments/refunds/refund-work.ts'
import { stockChecks } from '../stock/stock-checks.ts'
import { cancelOrder } from './cancel-order.ts'
import { startOrderPayment } from './start-order-payment.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
/** Above the number of writes of any step. The loops end at the first run that is not killed. */
const MAX_WRITES = 60

/** One run of the minutely task. */
async function runWork(minutes: number): Promise<void> {
  const { payload } = portal
  const now = () => later(minutes)
  await reconcileDue({ payload, now: now() })
  await runDue({ payload, work: endedEffects, now })
  await runDue({ payload, work: refundWork(), now })
  await stockChecks.run({ payload, now })
}

const endAtBank = async (transactionId: string, state: 'done' | 'declined') => {
  const order = await bank.order(transactionId)
  await updateUnpaid(portal.payload, order, { state, ...(state === 'done' && { paidPaise: order.duePaise }) })
}
const shipmentsOf = async (orderId: string) =>
  (await portal.payload.count({ collection: 'shipments', where: { orderId: { equals: orderId } } })).totalDocs

it.each([2, 1])(
  'killed at any write between payment and shipment, of two books with %i copies of the second: one order, one outcome',
  async (copies) => {
    const { payload } = portal
    for (let nth = 1, died = true; died; nth++) {
      const [one, two] = [await aPublishedBook(payload), await aPublishedBook(payload, { copies })]
      const student = await aGuest(payload)
      const items = [one, two].map(({ id }) => ({ bookId: id, units: 1 }))
      const { order, transactionId } = await aStartedOrder(payload, { studentId: student.id, items })
      if (copies === 1) {
        // The payment fails, another buyer gets the last copy, and then the money arrives.
        await bank.act(transactionId, 'fail')
        const other = await aStartedOrder(payload, { items: [{ bookId: two.id, units: 1 }] })
        await bank.act(other.transactionId, 'pay')
      }
      await endAtBank(transactionId, 'done')
      const check = () => checkPayment({ payload, transactionId, now: new Date() })
      ;({ died } = await killAtWrite(payload, nth, check))
      await check()
      for (const minutes of [3, 20]) await runWork(minutes)

      const isSold = copies === 2
      const read = await readOrder(payload, order.id)
      expect(read).toMatchObject({ status: isSold ? 'paid' : 'soldOut', paymentId: transactionId })
      expect(await stockOf(payload, one)).toEqual([isSold ? 4 : 5, 0])
      expect(await stockOf(payload, two)).toEqual([isSold ? 1 : 0, 0])
      const changes = (await movementsOf(payload, one)).map(({ change }) => change)
      expect(changes.reduce((sum, change) => sum + change, 0)).toBe(isSold ? -1 : 0)
      expect(await shipmentsOf(order.id)).toBe(isSold ? 1 : 0)
      expect(await findPayment(payload, transactionId)).toMatchObject({
        status: isSold ? 'paid' : 'refunded',
        settledAt: expect.any(String),
        refundHeldPaise: isSold ? 0 : read.totalPaise,
      })
      expect(await messagesTo(payload, student.email ?? '', 'order-news')).toHaveLength(1)
      expect(nth).toBeLessThan(MAX_WRITES)
    }
  },
)

it('killed at any write while a payment starts: the copies are free again when it cannot be paid any more', async () => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth++) {
    const book = await aPublishedBook(payload, { copies: 1 })
    const order = await aPlacedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
    const start = () => startOrderPayment({ payload, order, totalPaise: null, now: new Date() })
    ;({ died } = await killAtWrite(payload, nth, start))
    // An attempt that was written may have reached the provider, so its copy stays reserved until it expires.
    for (const minutes of [15, 30, 25 * 60, 26 * 60]) await runWork(minutes)
    expect(await stockOf(payload, book)).toEqual([1, 0])
    expect(nth).toBeLessThan(MAX_WRITES)
  }
})

it('killed at any write while a failed payment ends: the copies are released once', async () => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth++) {
    const book = await aPublishedBook(payload, { copies: 1 })
    const { transactionId } = await aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
    await endAtBank(transactionId, 'declined')
    const check = () => checkPayment({ payload, transactionId, now: new Date() })
    ;({ died } = await killAtWrite(payload, nth, check))
    for (const minutes of [2, 5, 15]) await runWork(minutes)
    expect(await stockOf(payload, book)).toEqual([1, 0])
    expect(nth).toBeLessThan(MAX_WRITES)
  }
})

it.each([
  ['a repeat', 'at once'],
  ['the minutely task', 'when it cannot be paid any more'],
])('killed at any write while an unpaid order is cancelled: %s frees the copies %s', async (by) => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth++) {
    const book = await aPublishedBook(payload, { copies: 1 })
    const { order } = await aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
    const cancel = async () => {
      const current = await readOrder(payload, order.id)
      return cancelOrder({ payload, order: current, by: 'Buyer', reason: '', now: new Date() })
    }
    ;({ died } = await killAtWrite(payload, nth, cancel))
    if (by === 'a repeat') await cancel()
    else for (const minutes of [15, 30, 25 * 60, 26 * 60]) await runWork(minutes)
    expect(await stockOf(payload, book)).toEqual([1, 0])
    expect((await cancel()).cancelledBy).toBe('Buyer')
    expect(nth).toBeLessThan(MAX_WRITES)
  }
})

it('killed at any write while staff settle a wrong amount: the order can be paid afterwards, and is sold once', async () => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth++) {
    const book = await aPublishedBook(payload, { copies: 1 })
    const { order, transactionId } = await aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
    await bank.act(transactionId, 'pay-less')
    const paymentId = (await findPayment(payload, transactionId))?.id ?? ''
    const staff = { id: 'staff-1', name: 'Rina Das' }
    const settle = () => settleMismatch({ payload, paymentId, reason: 'Returned.', staff, now: new Date() })
    ;({ died } = await killAtWrite(payload, nth, settle))
    await settle().catch((error: unknown) => expect(error).toMatchObject({ code: 'NOT_CHECKED' }))
    for (const minutes of [2, 5]) await runWork(minutes)
    expect(await findPayment(payload, transactionId)).toMatchObject({ status: 'failed', issue: null, endedDueAt: null })
    expect(await stockOf(payload, book)).toEqual([1, 0])
    const current = await readOrder(payload, order.id)
    const again = await startOrderPayment({ payload, order: current, totalPaise: null, now: new Date() })
    await bank.act(again.transactionId, 'pay')
    expect(await readOrder(payload, order.id)).toMatchObject({ status: 'paid', paymentId: again.transactionId })
    expect(await stockOf(payload, book)).toEqual([0, 0])
    expect(nth).toBeLessThan(MAX_WRITES)
  }
})

it('killed at any write while a failed order is paid again: a third attempt pays it, once', async () => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth++) {
    const book = await aPublishedBook(payload, { copies: 1 })
    const { order, transactionId } = await aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
    await bank.act(transactionId, 'fail')
    const again = async () => {
      const current = await readOrder(payload, order.id)
      return startOrderPayment({ payload, order: current, totalPaise: null, now: new Date() })
    }
    ;({ died } = await killAtWrite(payload, nth, again))
    await bank.act((await again()).transactionId, 'pay')
    for (const minutes of [15, 30, 25 * 60, 26 * 60]) await runWork(minutes)
    expect(await readOrder(payload, order.id)).toMatchObject({ status: 'paid' })
    expect(await stockOf(payload, book)).toEqual([0, 0])
    expect(await shipmentsOf(order.id)).toBe(1)
    expect(nth).toBeLessThan(MAX_WRITES)
  }
})
