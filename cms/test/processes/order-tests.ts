import { expect, it } from 'vitest'
import { findPayment } from '../../src/payments/find-payment.ts'
import { aPublishedBook } from '../builders/books.ts'
import { aStartedOrder, movementsOf, readOrder, stockOf } from '../builders/orders.ts'
import { reconcileDue } from '../builders/payments.ts'
import type { ProcessPool } from './process-pool.ts'

export function orderTests({ portal, bank, others, takeOne }: ProcessPool, { copies }: { copies: number }) {
  it('three processes sell the last copies to twice as many buyers whose money arrives at once, one of them killed among the reports', async () => {
    const { payload } = portal
    const one = takeOne()
    const [two] = others()
    const book = await aPublishedBook(payload, { copies })
    const buy = () => aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
    const first = await Promise.all(Array.from({ length: copies }, buy))
    // All of these fail, which releases the copies, and are paid late all the same.
    for (const { transactionId } of first) bank.banks.razorpay.decline(transactionId)
    await reconcileDue({ payload, now: new Date(Date.now() + 5 * 60_000) })
    expect(await stockOf(payload, book)).toEqual([copies, 0])
    const second = await Promise.all(Array.from({ length: copies }, buy))
    const all = [...first, ...second]
    for (const { transactionId } of all) bank.banks.razorpay.pay(transactionId)
    const report = (nth: number, transactionId: string) => {
      const webhook = bank.banks.razorpay.webhook(transactionId)
      return nth % 2 === 0 ? bank.post('razorpay', webhook) : two?.post('razorpay', webhook)
    }

    let answered = 0
    await Promise.all(
      all.flatMap(({ transactionId }) => {
        const reports = [
          one.post('razorpay', bank.banks.razorpay.webhook(transactionId)),
          report(0, transactionId),
          report(1, transactionId),
        ]
        return reports.map(async (answer) => {
          await answer
          if (++answered === 3 * copies) await one.kill()
        })
      }),
    )
    // A provider repeats a report until it is answered.
    const repeated = all.map(({ transactionId }, nth) => report(nth, transactionId))
    expect(new Set(await Promise.all(repeated))).toEqual(new Set([200]))
    await reconcileDue({ payload, now: new Date(Date.now() + 5 * 60_000) })
    const orders = await Promise.all(all.map(({ order }) => readOrder(payload, order.id)))
    const count = (status: string) => orders.filter((order) => order.status === status).length
    expect([count('paid'), count('soldOut')]).toEqual([copies, copies])
    expect(await stockOf(payload, book)).toEqual([0, 0])
    const movements = await movementsOf(payload, book)
    expect(movements.map(({ change }) => change)).toEqual(Array(copies).fill(-1))
    for (const { status, paymentId, totalPaise } of orders) {
      const payment = await findPayment(payload, paymentId ?? '')
      expect(payment).toMatchObject({ issue: null, refundHeldPaise: status === 'soldOut' ? totalPaise : 0 })
    }
    const paid = orders.filter(({ status }) => status === 'paid').map(({ id }) => id)
    const where = { orderId: { in: orders.map(({ id }) => id) } }
    const { docs } = await payload.find({ collection: 'shipments', where, pagination: false, limit: 0 })
    expect(docs.map(({ orderId }) => orderId).sort()).toEqual(paid.sort())
  })
}
