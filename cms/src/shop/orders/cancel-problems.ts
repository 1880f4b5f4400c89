import { Problem } from '../../foundation/problem.ts'

export function hasEnded(): Problem {
  const publicMessage = 'This order is sold out, cancelled or returned, so it cannot be cancelled.'
  return new Problem({ code: 'ENDED', status: 409, publicMessage })
}

export function hasLeft(): Problem {
  const publicMessage =
    'The parcel has already left, so the order cannot be cancelled. It can be returned after delivery.'
  return new Problem({ code: 'DISPATCHED', status: 409, publicMessage })
}

/** The error (409) for a call about an order that has changed since the caller saw it. */
export function hasChanged(): Problem {
  const publicMessage = 'This order has changed since you opened it. Look at it again before you go on.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
