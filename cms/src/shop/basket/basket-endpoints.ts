import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { BasketLine } from '@pravesh/shared/shop/basket/basket'
import { basketCalls, basketNames } from '@pravesh/shared/shop/basket/calls'
import { mergeRequest, saveRequest } from '@pravesh/shared/shop/basket/payloads'
import { basketLineTable, basketTable, openOrderTable } from '@pravesh/shared/shop/basket/wire'
import { MAX_UNITS } from '@pravesh/shared/shop/orders/line-limits'
import { joinItems } from '@pravesh/shared/shop/orders/lines'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { requireStudent } from '../../accounts/index.ts'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { readBody } from '../../http/api/read-body.ts'
import { findBasket } from './basket-row.ts'
import { mergeBasket as merge } from './merge-basket.ts'
import { openOrdersWith } from './open-orders.ts'
import { saveBasket as save } from './save-basket.ts'

const MINUTE = 60_000

/** Far above what a person changes, far below what a script can do. */
const limits = namedLimits({
  'shop/basket': {
    limit: 300,
    windowMs: 10 * MINUTE,
    refusal: refused(shopReplies, 'BASKET_LIMIT'),
  },
})

const SAVED = 'Your basket is saved.'

/** The basket of the logged-in student. No call names a student, so that none reaches another one's. */
const myBasket = endpoint({
  ...basketCalls.myBasket,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const basket = await findBasket({ payload, studentId: student.id })
    const bookIds = basket.lines.map(({ bookId }) => bookId)
    const open = await openOrdersWith({ payload, studentId: student.id, bookIds })
    return {
      msg: bookIds.length === 0 ? 'Your basket is empty.' : 'Basket found.',
      result: basketTable.toWire(basket),
      [basketNames.openOrders]: open.map(openOrderTable.toWire),
    }
  },
})

const saveBasket = endpoint({
  ...basketCalls.saveBasket,
  integers: [basketNames.units, basketNames.revision],
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    await limits.consume({ payload, name: 'shop/basket', subject: student.id, now: new Date() })
    const sent = await readBody(call, saveRequest)
    const { [basketNames.lines]: items, [basketNames.revision]: revision } = sent
    const basket = await save({ payload, studentId: student.id, lines: linesOf(items), revision })
    return { msg: SAVED, result: basketTable.toWire(basket) }
  },
})

const mergeBasket = endpoint({
  ...basketCalls.mergeBasket,
  integers: [basketNames.units],
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    await limits.consume({ payload, name: 'shop/basket', subject: student.id, now: new Date() })
    const { [basketNames.lines]: items } = await readBody(call, mergeRequest)
    const { basket, leftOut } = await merge({ payload, studentId: student.id, lines: linesOf(items) })
    return {
      msg: SAVED,
      result: basketTable.toWire(basket),
      [basketNames.leftOut]: leftOut.map(basketLineTable.toWire),
    }
  },
})

export const basketEndpoints = [myBasket, saveBasket, mergeBasket]

interface SentLine {
  [basketNames.bookId]: string
  [basketNames.units]: number
}

/** Joins lines of the same book. Throws a Problem (400) when they are too many copies. */
function linesOf(items: readonly SentLine[]): BasketLine[] {
  const lines = joinItems(items.map((item) => ({ bookId: item[basketNames.bookId], units: item[basketNames.units] })))
  if (lines.every(({ units }) => units <= MAX_UNITS)) return lines
  throw invalid([
    { field: basketNames.lines, code: 'range', ...reasoned(shopReplies, 'TOO_MANY_IN_BASKET', { most: MAX_UNITS }) },
  ])
}
