import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import type { Payload } from 'payload'
import { namedLimits } from '../../http/api/named-limits.ts'

const MINUTE = 60_000
const refusal = refused(platformReplies, 'TRIED_TOO_OFTEN')

/** Far above what a person needs, far below what a script can do. Many students share one address. */
const limits = namedLimits({
  'shop/order': { limit: 40, windowMs: 10 * MINUTE, refusal },
  'shop/quote': { limit: 600, windowMs: 10 * MINUTE, refusal },
})

/** Counts a call that changes an order. Throws a Problem (429, with the time to wait) when the limit is exceeded. */
export function consumeOrderLimit({ payload, studentId, now }: { payload: Payload; studentId: string; now: Date }) {
  return limits.consume({ payload, name: 'shop/order', subject: studentId, now })
}

/** Counts a quote. Throws a Problem (429, with the time to wait) when the limit is exceeded. */
export function consumeQuoteLimit({
  payload,
  clientAddress,
  now,
}: {
  payload: Payload
  clientAddress: string
  now: Date
}) {
  return limits.consume({ payload, name: 'shop/quote', subject: clientAddress, now })
}
