import { beforeAll, expect, it } from 'vitest'
import { startApiProcess } from '../../../test/api-process.ts'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aStartedOrder, movementsOf, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { reconcileDue } from '../../../test/builders/payments.ts'
import { banksOf } from '../../../test/providers/banks.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalEnv } from '../../foundation/settings/env.ts'
import { findPayment } from '../../payments/find-payment.ts'

const portal = startTestPortal()
const { banks, use } = banksOf(portal)

beforeAll(() => use('razorpay'))

function aProcess() {
  const { razorpay } = portalEnv.of(portal.payload).payments
  return startApiProcess({
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_KEY_ID: razorpay?.keyId ?? '',
    RAZORPAY_KEY_SECRET: razorpay?.keySecret ?? '',
    RAZORPAY_WEBHOOK_SECRET: razorpay?.webhookSecret ?? '',
    RAZORPAY_URL: razorpay?.apiUrl ?? '',
  })
}

it('three processes sell 20 copies to 40 buyers whose money arrives at once, one of them killed among the reports', async () => {
  const { payload } = portal
  const [one, two, three] = await Promise.all([aProcess(), aProcess(), aProcess()])
  const book = await aPublishedBook(payload, { copies: 20 })
  const buy = () => aStartedOrder(payload, { items: [{ bookId: book.id, units: 1 }] })
  const first = await Promise.all(Array.from({ length: 20 }, buy))
  // All of these fail, which releases the copies, and are paid late all the same.
  for (const { transactionId } of first) banks.razorpay.decline(transactionId)
  await reconcileDue({ payload, now: new Date(Date.now() + 5 * 60_000) })
  expect(await stockOf(payload, book)).toEqual([20, 0])
  const second = await Promise.all(Array.from({ length: 20 }, buy))
  const all = [...first, ...second]
  for (const { transactionId } of all) banks.razorpay.pay(transactionId)

  let answered = 0
  await Promise.all(
    all.flatMap(({ transactionId }) => {
      const webhook = banks.razorpay.webhook(transactionId)
      return [one, two, three].map(async (process) => {
        await process.post('razorpay', webhook)
        if (++answered === 60) await one.kill()
      })
    }),
  )
  // A provider repeats a report until it is answered.
  const repeated = all.map(({ transactionId }, nth) =>
    (nth % 2 === 0 ? two : three).post('razorpay', banks.razorpay.webhook(transactionId)),
  )
  expect(new Set(await Promise.all(repeated))).toEqual(new Set([200]))
  await reconcileDue({ payload, now: new Date(Date.now() + 5 * 60_000) })
  const orders = await Promise.all(all.map(({ order }) => readOrder(payload, order.id)))
  const count = (status: string) => orders.filter((order) => order.status === status).length
  expect([count('paid'), count('soldOut')]).toEqual([20, 20])
  expect(await stockOf(payload, book)).toEqual([0, 0])
  const movements = await movementsOf(payload, book)
  expect(movements.map(({ change }) => change)).toEqual(Array(20).fill(-1))
  for (const { status, paymentId, totalPaise } of orders) {
    const payment = await findPayment(payload, paymentId ?? '')
    expect(payment).toMatchObject({ issue: null, refundHeldPaise: status === 'soldOut' ? totalPaise : 0 })
  }
  const paid = orders.filter(({ status }) => status === 'paid').map(({ id }) => id)
  const { docs } = await payload.find({ collection: 'shipments', pagination: false, limit: 0 })
  expect(docs.map(({ orderId }) => orderId).sort()).toEqual(paid.sort())
})
