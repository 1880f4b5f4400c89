import type { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { consumeLimit, refundLimit } from '../../database/rate-limit/consume-limit.ts'
import { Problem } from '../../foundation/problem.ts'
import { addressGroup } from './client-address.ts'

/** What is said beyond a limit. */
type Refusal = ReturnType<typeof refused>

export type NamedLimit = {
  /** Maximum count in one window. */
  limit: number
  windowMs: number
} & (
  | {
      /** Shown to students and visitors. */
      refusal: Refusal
    }
  | {
      /** Shown to staff. */
      message: string
    }
)

interface ConsumeOptions<Name extends string> {
  payload: Payload
  name: Name
  /** The subject of the count. For a `…/visitor` limit it is an address, grouped by `addressGroup`. */
  subject: string
  /** Replaces the maximum of the named limit. */
  limit?: number
  now: Date
}

/** Rate limits of a feature: `consume` throws a Problem (429, with Retry-After) beyond the limit. */
export function namedLimits<Name extends string>(limits: Record<Name, NamedLimit>) {
  return {
    async consume({ payload, name, subject, now, ...own }: ConsumeOptions<Name>): Promise<void> {
      const named = limits[name]
      const { limit, windowMs } = { ...named, ...own }
      const result = await consumeLimit({ payload, name, subject: subjectOf(name, subject), limit, windowMs, now })
      if (!result.allowed) throw tooMany(refusalOf(named), result.retryAfterSeconds)
    },
    /** Reverts one count, e.g. after a successful login. */
    async refund({ payload, name, subject }: Omit<ConsumeOptions<Name>, 'now' | 'limit'>): Promise<void> {
      await refundLimit({ payload, name, subject: subjectOf(name, subject) })
    },
  }
}

export function refusalOf(limit: NamedLimit): Refusal {
  return 'refusal' in limit ? limit.refusal : { code: 'TOO_MANY', publicMessage: limit.message }
}

export function tooMany(refusal: Refusal, retryAfterSeconds: number): Problem {
  return new Problem({ ...refusal, status: 429, retryAfterSeconds })
}

function subjectOf(name: string, subject: string): string {
  return name.endsWith('/visitor') ? addressGroup(subject) : subject
}
