import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { expect, it } from 'vitest'
import type { Viewer } from '../../src/documents/index.ts'
import type { Book, Order } from '../../src/payload-types.ts'
import { findPayment } from '../../src/payments/find-payment.ts'
import { billKind } from '../../src/shop/documents/bill-kind.ts'
import { linesOf } from '../../src/shop/orders/order-lines.ts'
import { aPublishedBook } from '../builders/books.ts'
import { anOrderBody, movementsOf, readOrder, stockOf } from '../builders/orders.ts'
import { aGuest, loggedIn } from '../builders/students.ts'
import type { SentWebhook } from '../providers/banks.ts'
import type { TestPortal } from '../start-test-portal.ts'
import type { ApiProcess } from './api-process.ts'
import type { ProcessPool } from './process-pool.ts'

interface BasketOptions {
  buyers: number
  titles: number
  /** Of each title. Fewer than the buyers want. */
  copies: number
}

const IN_BASKET = 3

/** Three different titles, in another sequence for every other buyer. */
function basketOf(buyer: number, books: readonly Book[]): OrderItem[] {
  return Array.from({ length: IN_BASKET }, (_, place) => {
    const book = books[(buyer + place * (1 + (buyer % 2))) % books.length]
    return { bookId: book?.id ?? '', units: 1 }
  })
}

/** Places an order and starts its payment through the API of a process. */
async function buy({ payload }: TestPortal, process: ApiProcess, items: readonly OrderItem[], buyer: number) {
  const student = await aGuest(payload)
  const headers = { ...(await loggedIn(payload, student)), 'x-forwarded-for': `198.51.100.${buyer}` }
  const placed = await process.call('POST', '/api/fakeorder/addFakeOrder', anOrderBody(items), headers)
  // A title can be sold out before the order or before its payment.
  if (placed.status !== 200) return { status: placed.status, id: null, transactionId: '' }
  const { oid: id } = placed.reply
  const paying = await process.call('POST', '/api/payment/addPayment', { paidfor: id }, headers)
  return { status: paying.status, id, transactionId: paying.reply.transactionId ?? '' }
}

/** A provider repeats a report until it is answered, for example when the portal could not ask it in time. */
async function reportUntilAnswered(process: ApiProcess, webhook: SentWebhook): Promise<void> {
  let status = await process.post('razorpay', webhook)
  while (status === 503) status = await process.post('razorpay', webhook)
  expect(status).toBe(200)
}

/** The bill's number. Expects that it, the payment and the order's lines have one sum. */
async function exactBill({ payload }: TestPortal, order: Order): Promise<string> {
  const lines = linesOf(order)
  expect(new Set(lines.map(({ bookId }) => bookId)).size).toBe(IN_BASKET)
  const booksPaise = lines.reduce((sum, { pricePaise, units }) => sum + pricePaise * units, 0)
  const deliveryPaise = lines.reduce((sum, line) => sum + line.deliveryPaise, 0)
  expect(order).toMatchObject({ booksPaise, deliveryPaise, totalPaise: booksPaise + deliveryPaise })
  const payment = await findPayment(payload, order.paymentId ?? '')
  expect(payment).toMatchObject({ status: 'paid', amountPaise: order.totalPaise, issue: null, refundHeldPaise: 0 })
  const viewer: Viewer = { studentId: order.studentId, staff: null, keys: [order.studentId] }
  const bill = await billKind.gather({ payload, id: order.id, viewer, now: new Date() })
  expect(bill?.amountPaise).toBe(order.totalPaise)
  return bill?.number ?? ''
}

export function basketTests({ portal, bank, others }: ProcessPool, { buyers, titles, copies }: BasketOptions) {
  it(`two processes sell ${titles} titles to ${buyers} buyers with baskets of three: whole orders, exact stock and bills`, async () => {
    const { payload } = portal
    const [one, two] = others()
    if (!one || !two) throw new Error('Two processes are needed.')
    const processOf = (nth: number) => (nth % 2 === 0 ? one : two)
    const books: Book[] = []
    for (let title = 0; title < titles; title++) books.push(await aPublishedBook(payload, { copies }))

    const started = await Promise.all(
      Array.from({ length: buyers }, (_, nth) => buy(portal, processOf(nth), basketOf(nth, books), nth)),
    )
    expect(new Set(started.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const open = started.filter(({ status }) => status === 200)
    for (const book of books) expect((await stockOf(payload, book)).reduce((sum, n) => sum + n)).toBe(copies)

    for (const { transactionId } of open) bank.banks.razorpay.pay(transactionId)
    // The report of each payment reaches both processes.
    await Promise.all(
      open.flatMap(({ transactionId }) => {
        const webhook = bank.banks.razorpay.webhook(transactionId)
        return [one, two].map((process) => reportUntilAnswered(process, webhook))
      }),
    )

    const orders = await Promise.all(open.map(({ id }) => readOrder(payload, id)))
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['paid']))
    const numbers = await Promise.all(orders.map((order) => exactBill(portal, order)))
    expect(new Set(numbers).size).toBe(orders.length)
    let sold = 0
    for (const book of books) {
      const ofTitle = orders.filter((order) => linesOf(order).some(({ bookId }) => bookId === book.id)).length
      expect(ofTitle).toBeLessThanOrEqual(copies)
      expect(await stockOf(payload, book)).toEqual([copies - ofTitle, 0])
      expect((await movementsOf(payload, book)).map(({ change }) => change)).toEqual(Array(ofTitle).fill(-1))
      sold += ofTitle
    }
    expect(sold).toBe(orders.length * IN_BASKET)
  })
}
