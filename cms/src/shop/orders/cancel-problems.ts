import { refused } from '@pravesh/shared/platform/replies/said'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { Problem } from '../../foundation/problem.ts'

export function hasEnded(): Problem {
  return new Problem({ ...refused(shopReplies, 'NOT_CANCELLABLE'), status: 409 })
}

export function hasLeft(): Problem {
  return new Problem({ ...refused(shopReplies, 'DISPATCHED'), status: 409 })
}

/** The error (409) for a call about an order that has changed since the caller saw it. */
export function hasChanged(): Problem {
  return new Problem({ ...refused(shopReplies, 'ORDER_HAS_CHANGED'), status: 409 })
}
