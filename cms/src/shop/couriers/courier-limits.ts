import { namedLimits } from '../../http/api/named-limits.ts'

const TEN_MINUTES = 10 * 60_000
const message = 'You have looked this up too often. Wait a few minutes, then try again.'

export const courierLimits = namedLimits({
  /** Each PIN code that is not cached is a call to the courier. */
  'shop/serviceability': { limit: 40, windowMs: TEN_MINUTES, message },
  'shop/shipments': { limit: 300, windowMs: TEN_MINUTES, message },
})
