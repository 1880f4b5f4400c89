import { type BasketLine, mergeBaskets } from '@pravesh/shared/shop/basket/basket'
import type { Payload } from 'payload'
import { type Basket, changeBasket, findBasket } from './basket-row.ts'
import { knownLines } from './known-lines.ts'

interface MergeOptions {
  payload: Payload
  studentId: string
  /** Of a basket from before the login; each book once. */
  lines: readonly BasketLine[]
}

/** Adds the books of a basket from before the login to that of a student. A repeat changes nothing. */
export async function mergeBasket({
  payload,
  studentId,
  lines,
}: MergeOptions): Promise<{ basket: Basket; leftOut: BasketLine[] }> {
  const { lines: present } = await findBasket({ payload, studentId })
  const newer = await knownLines({ payload, lines, present })
  let leftOut: BasketLine[] = []
  const basket = await changeBasket({ payload, studentId }, ({ lines: older }) => {
    const merged = mergeBaskets({ newer, older })
    leftOut = merged.leftOut
    return JSON.stringify(merged.lines) === JSON.stringify(older) ? null : { lines: merged.lines }
  })
  return { basket, leftOut }
}
