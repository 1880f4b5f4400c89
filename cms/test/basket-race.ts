import type { OrderLine } from '@pravesh/shared/shop/orders/lines'
import { expect } from 'vitest'
import type { Book } from '../src/payload-types.ts'
import { findPayment } from '../src/payments/find-payment.ts'
import { findBasket } from '../src/shop/basket/basket-row.ts'
import { saveBasket } from '../src/shop/basket/save-basket.ts'
import { aPublishedBook } from './builders/books.ts'
import { aStartedOrder, movementsOf, readOrder, stockOf } from './builders/orders.ts'
import { simulatorOf } from './simulator.ts'
import type { TestPortal } from './start-test-portal.ts'

interface RaceOptions {
  portal: TestPortal
  buyers: number
  titles: number
  /** Of each title. */
  copies: number
}

const IN_BASKET = 3

/**
 * Buyers with baskets of three titles order and pay at the same time. Expects that each order is whole or refused, that
 * stock, movements and payments agree, and that the baskets of those who have paid, and no others, are empty.
 */
export async function raceForBaskets({ portal, buyers, titles, copies }: RaceOptions): Promise<void> {
  const { payload } = portal
  const bank = simulatorOf(portal)
  const books: Book[] = []
  for (let title = 0; title < titles; title++) books.push(await aPublishedBook(payload, { copies }))
  const race = `race-${books[0]?.id}`
  const basketOf = (buyer: number) =>
    Array.from({ length: IN_BASKET }, (_, place) => {
      const book = books[(buyer + place * (1 + (buyer % 2))) % titles]
      return { bookId: book?.id ?? '', units: 1 }
    })
  const all = Array.from({ length: buyers }, (_, buyer) => ({ studentId: `${race}-${buyer}`, items: basketOf(buyer) }))
  await Promise.all(all.map(({ studentId, items }) => saveBasket({ payload, studentId, lines: items, revision: 0 })))

  const started = await Promise.allSettled(all.map((order) => aStartedOrder(payload, order)))
  const open = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const refused = started.filter((each) => each.status === 'rejected' && each.reason.code === 'ORDER_CHANGED')
  expect(open.length + refused.length).toBe(buyers)
  for (const book of books) {
    const [free, held] = await stockOf(payload, book)
    expect(free + held).toBe(copies)
  }
  await Promise.all(
    open.map(async ({ transactionId }, index) => {
      await bank.act(transactionId, index % 4 === 0 ? 'fail' : 'pay')
      await bank.report(transactionId)
    }),
  )

  const orders = await Promise.all(open.map(({ order }) => readOrder(payload, order.id)))
  const paid = orders.filter(({ status }) => status === 'paid')
  expect(paid.length).toBeGreaterThan(0)
  for (const order of paid) {
    const lines = order.lines as OrderLine[]
    expect(lines).toHaveLength(IN_BASKET)
    const booksPaise = lines.reduce((sum, { pricePaise, units }) => sum + pricePaise * units, 0)
    const deliveryPaise = lines.reduce((sum, line) => sum + line.deliveryPaise, 0)
    expect(order).toMatchObject({ booksPaise, deliveryPaise, totalPaise: booksPaise + deliveryPaise })
    const payment = await findPayment(payload, order.paymentId ?? '')
    expect(payment).toMatchObject({ status: 'paid', amountPaise: order.totalPaise })
  }
  for (const book of books) {
    const sold = paid.filter(({ lines }) => (lines as OrderLine[]).some(({ bookId }) => bookId === book.id)).length
    expect(await stockOf(payload, book)).toEqual([copies - sold, 0])
    expect(await movementsOf(payload, book)).toHaveLength(sold)
  }
  const served = new Set(paid.map(({ studentId }) => studentId))
  for (const { studentId, items } of all) {
    const { lines } = await findBasket({ payload, studentId })
    expect(lines).toEqual(served.has(studentId) ? [] : items)
  }
}
