import { namedLimits } from '../../platform/rate-limit/named-limits.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'

/**
 * `consumeAccountLimit` counts one attempt and throws a Problem (429) beyond the limit; `refundAccountLimit` refunds it.
 */
export const { consume: consumeAccountLimit, refund: refundAccountLimit } = namedLimits(ACCOUNT_LIMITS)
