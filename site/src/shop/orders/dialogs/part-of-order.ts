import { isEverything } from '@pravesh/shared/shop/orders/line-copies'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import type { LineView } from '@pravesh/shared/shop/orders/order-view'
import { cancelNames } from '@pravesh/shared/shop/orders/wire'

/** The copies of an order that can be chosen, by book. */
export function choosable(lines: readonly LineView[], copies: 'cancellable' | 'returnable') {
  return lines.flatMap(({ bookId, name, [copies]: units }) => (units > 0 ? [{ bookId, name, units }] : []))
}

/** Whether there is anything to choose: more than one copy. */
export function isChoice(lines: readonly OrderItem[]): boolean {
  return lines.length > 1 || lines.some(({ units }) => units > 1)
}

/** The fields of a call that name the chosen copies; none if they are all. */
export function partBody(chosen: readonly OrderItem[] | null, all: readonly OrderItem[], revision: number) {
  if (chosen === null || isEverything(all, chosen)) return {}
  const { lines, bookId, units } = cancelNames
  return {
    [lines]: chosen.map((item) => ({ [bookId]: item.bookId, [units]: item.units })),
    [cancelNames.revision]: revision,
  }
}
