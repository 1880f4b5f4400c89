import { refused } from '@pravesh/shared/platform/replies/said'
import type { BasketLine } from '@pravesh/shared/shop/basket/basket'
import { basketTable } from '@pravesh/shared/shop/basket/wire'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { type Basket, findBasket, replaceBasket } from './basket-row.ts'
import { knownLines } from './known-lines.ts'

interface SaveOptions {
  payload: Payload
  studentId: string
  /** Each book once. */
  lines: readonly BasketLine[]
  /** The one that the student changed. */
  revision: number
}

/** Replaces the books of a basket. Throws a Problem (409) with the present basket if it has another revision. */
export async function saveBasket({ payload, studentId, lines, revision }: SaveOptions): Promise<Basket> {
  const basket = await findBasket({ payload, studentId })
  if (basket.revision !== revision) throw isStale(basket)
  const data = { lines: await knownLines({ payload, lines, present: basket.lines }) }
  const saved = await replaceBasket({ payload, studentId, basket, data })
  if (saved === null) throw isStale(await findBasket({ payload, studentId }))
  return saved
}

function isStale(basket: Basket): Problem {
  const details = { result: basketTable.toWire(basket) }
  return new Problem({ ...refused(shopReplies, 'BASKET_CHANGED'), status: 409, details })
}
