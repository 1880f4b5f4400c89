import { contactReplies } from '@pravesh/shared/contact/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { consumeLimit } from '../../database/rate-limit/consume-limit.ts'
import { Problem } from '../../foundation/problem.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/**
 * Rate limits of the contact form. Mobile networks put hundreds of people behind one address, so the phone number is the
 * narrow limit. One address alone cannot use up the limit for all.
 */
export const CONTACT_RATE = { perVisitorAnHour: 30, perPhoneADay: 3, perEmailADay: 5, inAllADay: 1000 } as const

interface LimitOptions {
  payload: Payload
  phone: string
  /** Counted too, because each message sends a confirmation to it. */
  email: string | undefined
  /** The visitor's address group. */
  visitor: string
  now: Date
}

/** Counts one message. Throws a Problem (429) with the waiting time beyond a limit. */
export async function limitContact({ payload, phone, email, visitor, now }: LimitOptions): Promise<void> {
  const limits = [
    {
      name: 'contact/visitor',
      subject: visitor,
      limit: CONTACT_RATE.perVisitorAnHour,
      windowMs: HOUR,
      code: 'CONTACT_FROM_NETWORK' as const,
    },
    {
      name: 'contact/phone',
      subject: phone,
      limit: CONTACT_RATE.perPhoneADay,
      windowMs: DAY,
      code: 'CONTACT_FROM_PHONE' as const,
    },
    ...(email === undefined
      ? []
      : [
          {
            name: 'contact/email',
            subject: email,
            limit: CONTACT_RATE.perEmailADay,
            windowMs: DAY,
            code: 'CONTACT_FROM_EMAIL' as const,
          },
        ]),
    {
      name: 'contact/all',
      subject: 'all',
      limit: CONTACT_RATE.inAllADay,
      windowMs: DAY,
      code: 'CONTACT_FULL' as const,
    },
  ]
  for (const { code, ...limit } of limits) {
    const result = await consumeLimit({ payload, ...limit, now })
    if (result.allowed) continue
    const { retryAfterSeconds } = result
    throw new Problem({ ...refused(contactReplies, code), status: 429, retryAfterSeconds })
  }
}
