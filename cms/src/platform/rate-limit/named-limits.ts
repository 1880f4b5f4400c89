import type { Payload } from 'payload'
import { addressGroup } from '../api/client-address.ts'
import { Problem } from '../problem.ts'
import { returnToLimit, takeFromLimit } from './take-from-limit.ts'

/** How many are allowed in one window, and the sentence that refuses the next one. */
export interface NamedLimit {
  limit: number
  windowMs: number
  sentence: string
}

interface TakeOptions<Name extends string> {
  payload: Payload
  name: Name
  /** Whom it is counted for. The subject of a `…/visitor` limit is an address, counted by `addressGroup`. */
  subject: string
  now: Date
}

/** The calls of a feature's table of limits: `take` throws a Problem (429, with the time to wait) beyond the limit. */
export function namedLimits<Name extends string>(limits: Record<Name, NamedLimit>) {
  return {
    async take({ payload, name, subject, now }: TakeOptions<Name>): Promise<void> {
      const { limit, windowMs, sentence } = limits[name]
      const taken = await takeFromLimit({ payload, name, subject: subjectOf(name, subject), limit, windowMs, now })
      if (!taken.allowed) throw tooMany(sentence, taken.retryAfterSeconds)
    },
    /** Takes back a count, e.g. of a login that succeeded. */
    async giveBack({ payload, name, subject }: Omit<TakeOptions<Name>, 'now'>): Promise<void> {
      await returnToLimit({ payload, name, subject: subjectOf(name, subject) })
    },
  }
}

/** The refusal (429) beyond a limit. */
export function tooMany(publicMessage: string, retryAfterSeconds: number): Problem {
  return new Problem({ code: 'TOO_MANY', status: 429, publicMessage, retryAfterSeconds })
}

function subjectOf(name: string, subject: string): string {
  return name.endsWith('/visitor') ? addressGroup(subject) : subject
}
