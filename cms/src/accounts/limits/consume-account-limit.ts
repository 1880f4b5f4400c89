import type { Payload } from 'payload'
import { namedLimits } from '../../http/api/named-limits.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'

const { consume, refund } = namedLimits(ACCOUNT_LIMITS)

/** Counts one attempt and throws a Problem (429) beyond the limit. */
export const consumeAccountLimit = consume

/** One count of a named limit. */
export interface AccountCount {
  name: keyof typeof ACCOUNT_LIMITS
  subject: string
  /** Replaces the maximum of the named limit. */
  limit?: number
}

interface CountsOptions {
  payload: Payload
  counts: readonly AccountCount[]
  now: Date
}

/** Counts all limits, or none and throws a Problem (429). Returns the function that refunds them when nothing was sent. */
export async function consumeAccountLimits({ payload, counts, now }: CountsOptions): Promise<() => Promise<void>> {
  const counted: AccountCount[] = []
  const refundAll = async () => {
    for (const { name, subject } of counted) await refund({ payload, name, subject })
  }
  try {
    for (const count of counts) {
      await consume({ payload, ...count, now })
      counted.push(count)
    }
  } catch (error) {
    await refundAll()
    throw error
  }
  return refundAll
}
