import { type BasketLine, parseBasket } from '@pravesh/shared/shop/basket/basket'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'

export interface Basket {
  lines: BasketLine[]
  /** Counts the changes; 0 before the first one. */
  revision: number
  /** Ids of paid orders whose books have left the basket, latest first. */
  emptiedFor: string[]
}

interface OfStudent {
  payload: Payload
  studentId: string
}

/** The basket of a student, empty before the first change. */
export async function findBasket({ payload, studentId }: OfStudent): Promise<Basket> {
  const row = await readRow({ payload, collection: 'baskets', where: { studentId: { equals: studentId } } })
  if (row === null) return { lines: [], revision: 0, emptiedFor: [] }
  const { lines, revision, emptiedFor } = row
  return { lines: parseBasket(lines), revision, emptiedFor: z.array(z.string()).parse(emptiedFor) }
}

interface ReplaceOptions extends OfStudent {
  /** As it was read. */
  basket: Basket
  data: Partial<Omit<Basket, 'revision'>>
}

/** Replaces a basket by one write if it has not changed since it was read; null if it has. */
export async function replaceBasket({ payload, studentId, basket, data }: ReplaceOptions): Promise<Basket | null> {
  const next = { ...basket, ...data, revision: basket.revision + 1 }
  const row = { studentId, ...next }
  if (basket.revision === 0) return (await insertIfAbsent({ payload, collection: 'baskets', data: row })) ? next : null
  const where = { and: [{ studentId: { equals: studentId } }, { revision: { equals: basket.revision } }] }
  return (await changeOne({ payload, collection: 'baskets', where, data: row })) && next
}

/** Far above the number of devices that change one basket at once. */
const MAX_CONFLICTS = 20

/** Replaces a basket by what a function makes of it, again after a conflict. Null from the function keeps it. */
export async function changeBasket(
  { payload, studentId }: OfStudent,
  changed: (basket: Basket) => ReplaceOptions['data'] | null,
): Promise<Basket> {
  for (let conflict = 0; conflict < MAX_CONFLICTS; conflict++) {
    const basket = await findBasket({ payload, studentId })
    const data = changed(basket)
    const next = data === null ? basket : await replaceBasket({ payload, studentId, basket, data })
    if (next) return next
  }
  throw new Error('A basket keeps changing.')
}
