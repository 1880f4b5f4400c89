import type { OrderChange } from '@pravesh/shared/shop/orders/changes'
import { changeTable } from '@pravesh/shared/shop/orders/wire'
import { Problem } from '../../foundation/problem.ts'

/** The error (409) for an order that is not what the buyer saw; says what has changed. */
export function orderChanged(changes: readonly OrderChange[]): Problem {
  return new Problem({
    code: 'ORDER_CHANGED',
    status: 409,
    publicMessage: changes.map(({ message }) => message).join(' '),
    details: { changes: changes.map(changeTable.toWire) },
  })
}
