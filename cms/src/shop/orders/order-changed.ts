import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { OrderChange } from '@pravesh/shared/shop/orders/changes'
import { changeTable } from '@pravesh/shared/shop/orders/wire'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { Problem } from '../../foundation/problem.ts'

/** The error (409) for an order that is not what the buyer saw; says what has changed. */
export function orderChanged(changes: readonly OrderChange[]): Problem {
  const told = changes.map(({ kind, bookId, because: { code, values } }) => ({
    kind,
    bookId,
    ...reasoned(shopReplies, code, values),
  }))
  return new Problem({
    code: 'ORDER_CHANGED',
    status: 409,
    publicMessage: told.map(({ message }) => message).join(' '),
    details: { changes: told.map(changeTable.toWire) },
  })
}
