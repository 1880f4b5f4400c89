import type { Payload } from 'payload'
import { addressGroup } from '../api/client-address.ts'
import { Problem } from '../problem.ts'
import { returnToLimit, takeFromLimit } from './take-from-limit.ts'

export interface NamedLimit {
  /** Maximum count in one window. */
  limit: number
  windowMs: number
  /** Shown to the user beyond the limit. */
  sentence: string
}

interface TakeOptions<Name extends string> {
  payload: Payload
  name: Name
  /** The subject of the count. For a `…/visitor` limit it is an address, grouped by `addressGroup`. */
  subject: string
  now: Date
}

/** Rate limits of a feature: `take` throws a Problem (429, with Retry-After) beyond the limit. */
export function namedLimits<Name extends string>(limits: Record<Name, NamedLimit>) {
  return {
    async take({ payload, name, subject, now }: TakeOptions<Name>): Promise<void> {
      const { limit, windowMs, sentence } = limits[name]
      const result = await takeFromLimit({ payload, name, subject: subjectOf(name, subject), limit, windowMs, now })
      if (!result.allowed) throw tooMany(sentence, result.retryAfterSeconds)
    },
    /** Reverts one count, e.g. after a successful login. */
    async giveBack({ payload, name, subject }: Omit<TakeOptions<Name>, 'now'>): Promise<void> {
      await returnToLimit({ payload, name, subject: subjectOf(name, subject) })
    },
  }
}

export function tooMany(publicMessage: string, retryAfterSeconds: number): Problem {
  return new Problem({ code: 'TOO_MANY', status: 429, publicMessage, retryAfterSeconds })
}

function subjectOf(name: string, subject: string): string {
  return name.endsWith('/visitor') ? addressGroup(subject) : subject
}
