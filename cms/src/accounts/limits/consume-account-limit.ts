import type { Payload } from 'payload'
import { namedLimits } from '../../http/api/named-limits.ts'
import { ACCOUNT_LIMITS, LIMITS_OF_ADDRESS } from './account-limits.ts'
import { addressLimits } from './registration-limits.ts'

const { consume, refund } = namedLimits(ACCOUNT_LIMITS)

/** One count of a named limit. */
export interface AccountCount {
  name: keyof typeof ACCOUNT_LIMITS
  subject: string
  /** Replaces the maximum of the named limit. */
  limit?: number
}

interface Counted {
  payload: Payload
  now: Date
}

interface CountsOptions extends Counted {
  counts: readonly AccountCount[]
}

/** Counts one attempt and throws a Problem (429) beyond the limit. */
export async function consumeAccountLimit({ payload, now, ...count }: Counted & AccountCount): Promise<void> {
  const ofAddress = LIMITS_OF_ADDRESS[count.name]
  const limits = ofAddress && {
    limit: ofAddress(await addressLimits({ payload, clientAddress: count.subject, now })),
  }
  await consume({ payload, ...limits, ...count, now })
}

/** Counts all limits, or none and throws a Problem (429). Returns the function that refunds them when nothing was sent. */
export async function consumeAccountLimits({ payload, counts, now }: CountsOptions): Promise<() => Promise<void>> {
  const counted: AccountCount[] = []
  const refundAll = async () => {
    for (const { name, subject } of counted) await refund({ payload, name, subject })
  }
  try {
    for (const count of counts) {
      await consumeAccountLimit({ payload, ...count, now })
      counted.push(count)
    }
  } catch (error) {
    await refundAll()
    throw error
  }
  return refundAll
}
