import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Condition } from '../../database/records/condition.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'

/** Holds while a return is open and nothing of the order has changed since this revision. Every stage increments it. */
export function whileReturnIsOpen(revision: number): Condition<'orders'>[] {
  return [
    { status: { in: orderStatusesIn(isInForce) } },
    { returnRequestedAt: { exists: true } },
    { returnDecision: { exists: false } },
    { revision: { equals: revision } },
  ]
}

/** The error (409) for a return that is not as staff saw it; says who has decided it. */
export function returnChanged({ returnDecision, returnDecidedBy, returnRequestedAt }: Order): Problem {
  const isOpen = returnRequestedAt ? 'This return has changed.' : 'There is no open return request.'
  const text = returnDecision ? `${returnDecidedBy} has ${returnDecision} this return already.` : isOpen
  return new Problem({ code: 'CHANGED', status: 409, publicMessage: `${text} Reload the page.` })
}
