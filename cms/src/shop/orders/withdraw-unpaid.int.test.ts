import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aStartedOrder, movementsOf, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Student } from '../../payload-types.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { checkPayment } from '../../payments/index.ts'
import { sellOrder } from '../stock/order-stock.ts'
import { linesOf } from './order-lines.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
let student: Student
let as: { authorization: string }
beforeAll(async () => {
  student = await aGuest(portal.payload)
  as = await loggedIn(portal.payload, student)
})

/** An order of two copies of a book of its own, whose payment page was opened. */
async function opened() {
  const book = await aPublishedBook(portal.payload, { copies: 5 })
  const items = [{ bookId: book.id, units: 2 }]
  const { order, transactionId } = await aStartedOrder(portal.payload, { studentId: student.id, items })
  const cancel = () => portal.call('POST', '/api/orderbook/cancelOrder', { oid: order.id }, as)
  const view = async () => {
    const { reply } = await portal.call('GET', '/api/orderbook/getMyBookOrders', undefined, as)
    return reply.result.find((each: { _id: string }) => each._id === order.id).view
  }
  return { book, order, transactionId, cancel, view }
}

describe('an order that is cancelled instead of paid', () => {
  itsRule('keeps no copies, is not offered to pay, and is not paid later', async () => {
    const { book, order, transactionId, cancel, view } = await opened()
    expect(await stockOf(portal.payload, book)).toEqual([3, 2])
    expect(await view()).toMatchObject({ owed: { state: 'opened', action: 'pay' }, mayCancel: true })
    const { status, reply } = await cancel()
    expect([status, reply.msg]).toEqual([200, 'Your order is cancelled. You do not need to pay for it.'])
    expect((await cancel()).status).toBe(200)
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'unpaid', cancelledBy: 'Buyer' })
    expect(await view()).toMatchObject({
      state: 'withdrawn',
      owed: { state: 'notOwed', action: null },
      mayCancel: false,
      hasBill: false,
    })
    const again = await portal.call('POST', `/api/payment/payAgain/${transactionId}`, {}, as)
    expect([again.status, again.reply.msg]).toEqual([409, expect.stringContaining('You cancelled this order.')])
  })

  it('gets back money that arrives all the same, and takes no copies', async () => {
    const { book, order, transactionId, cancel, view } = await opened()
    await cancel()
    await bank.act(transactionId, 'pay')
    expect(await findPayment(portal.payload, transactionId)).toMatchObject({ refundHeldPaise: order.totalPaise })
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])
    expect(await movementsOf(portal.payload, book)).toEqual([])
    expect(['refunding', 'refunded']).toContain((await view()).owed.state)
  })

  it('puts back copies that a payment took just before', async () => {
    const { book, order, transactionId, cancel } = await opened()
    await sellOrder({ payload: portal.payload, order, lines: linesOf(order), now: new Date() })
    await cancel()
    await bank.act(transactionId, 'pay')
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])
    expect((await movementsOf(portal.payload, book)).map(({ kind }) => kind)).toEqual(['sale', 'cancellation'])
    expect(await findPayment(portal.payload, transactionId)).toMatchObject({ refundHeldPaise: order.totalPaise })
  })

  it('ends in one of both when it is paid at the same time', async () => {
    const { book, order, transactionId, cancel } = await opened()
    const [answer] = await Promise.all([cancel(), bank.act(transactionId, 'pay')])
    const { status, cancelledAt } = await readOrder(portal.payload, order.id)
    const payment = await findPayment(portal.payload, transactionId)
    if (answer.status === 200) {
      expect([status, Boolean(cancelledAt), payment?.refundHeldPaise]).toEqual([
        expect.stringMatching(/unpaid|cancelled/),
        true,
        order.totalPaise,
      ])
      expect(await stockOf(portal.payload, book)).toEqual([5, 0])
    } else {
      expect([answer.status, status, payment?.refundHeldPaise]).toEqual([409, 'paid', 0])
      expect(await stockOf(portal.payload, book)).toEqual([3, 0])
    }
  })

  itsRule('waits while the bank or staff decide on a payment', async () => {
    for (const act of ['wait', 'pay-less'] as const) {
      const { book, transactionId, cancel, view } = await opened()
      await bank.act(transactionId, act)
      await checkPayment({ payload: portal.payload, transactionId, now: new Date() })
      expect((await view()).mayCancel).toBe(false)
      expect((await cancel()).status).toBe(409)
      expect(await stockOf(portal.payload, book)).toEqual([3, 2])
    }
  })
})
