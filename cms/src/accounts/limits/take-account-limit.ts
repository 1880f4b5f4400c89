import { namedLimits } from '../../platform/rate-limit/named-limits.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'

/**
 * `takeAccountLimit` counts one attempt and throws a Problem (429) beyond the limit; `returnAccountLimit` refunds it.
 */
export const { take: takeAccountLimit, giveBack: returnAccountLimit } = namedLimits(ACCOUNT_LIMITS)
