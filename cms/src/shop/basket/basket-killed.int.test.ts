/** @sqlite-only basket.int.test.ts writes baskets on both databases, cancel-part.int.test.ts dies at the writes of orders */
import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aStartedOrder, readOrder } from '../../../test/builders/orders.ts'
import { reconcileDue } from '../../../test/builders/payments.ts'
import { aGuest } from '../../../test/builders/students.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { checkPayment } from '../../payments/index.ts'
import { updateUnpaid } from '../../payments/providers/simulator/order.ts'
import { orderPaid } from '../orders/order-paid.ts'
import { findBasket } from './basket-row.ts'
import { mergeBasket } from './merge-basket.ts'
import { saveBasket } from './save-basket.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
/** Above the number of writes of any step. The loops end at the first run that is not killed. */
const MAX_WRITES = 60

it('killed at any write after the payment: the books leave the basket once, and one that is added later stays', async () => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth++) {
    const [one, two] = [await aPublishedBook(payload), await aPublishedBook(payload)]
    const { id: studentId } = await aGuest(payload)
    const lines = [one, two].map(({ id: bookId }) => ({ bookId, units: 1 }))
    await saveBasket({ payload, studentId, lines, revision: 0 })
    const { order, transactionId } = await aStartedOrder(payload, { studentId, items: lines.slice(0, 1) })
    const due = await bank.order(transactionId)
    await updateUnpaid(payload, due, { state: 'done', paidPaise: due.duePaise })
    const check = () => checkPayment({ payload, transactionId, now: new Date() })
    ;({ died } = await killAtWrite(payload, nth, check))
    await check()
    for (const minutes of [3, 20]) await reconcileDue({ payload, now: later(minutes) })
    expect(await readOrder(payload, order.id)).toMatchObject({ status: 'paid' })
    const { lines: left, revision } = await findBasket({ payload, studentId })
    expect([left, revision], `killed at write ${nth}`).toEqual([lines.slice(1), 2])

    await saveBasket({ payload, studentId, lines, revision })
    const payment = await findPayment(payload, transactionId)
    if (payment === null) throw new Error('Payment not found.')
    await orderPaid({ payload, payment, now: new Date() })
    expect(await findBasket({ payload, studentId })).toMatchObject({ lines, revision: 3 })
    expect(nth).toBeLessThan(MAX_WRITES)
  }
})

it('killed at any write while baskets are merged: a repeat merges them', async () => {
  const { payload } = portal
  let deaths = 0
  for (let nth = 1, died = true; died; nth++) {
    const book = await aPublishedBook(payload)
    const { id: studentId } = await aGuest(payload)
    const lines = [{ bookId: book.id, units: 2 }]
    const merge = () => mergeBasket({ payload, studentId, lines })
    ;({ died } = await killAtWrite(payload, nth, merge))
    await merge()
    expect(await findBasket({ payload, studentId })).toMatchObject({ lines, revision: 1 })
    deaths += Number(died)
  }
  expect(deaths).toBeGreaterThan(0)
})
