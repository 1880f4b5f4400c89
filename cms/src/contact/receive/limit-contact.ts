import type { Payload } from 'payload'
import { Problem } from '../../platform/problem.ts'
import { takeFromLimit } from '../../platform/rate-limit/take-from-limit.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Limits of the contact form: enough for people, too little for programs. */
export const CONTACT_RATE = { perVisitorAnHour: 5, perPhoneADay: 3, inAllADay: 200 } as const

interface LimitOptions {
  payload: Payload
  phone: string
  /** What counts as one visitor. */
  visitor: string
  now: Date
}

/** Counts one message; throws a Problem (429, with the time to wait) when there have been too many. */
export async function limitContact({ payload, phone, visitor, now }: LimitOptions): Promise<void> {
  const limits = [
    {
      name: 'contact/visitor',
      subject: visitor,
      limit: CONTACT_RATE.perVisitorAnHour,
      windowMs: HOUR,
      sentence: 'You have sent several messages already. Please try again in an hour, or call us.',
    },
    {
      name: 'contact/phone',
      subject: phone,
      limit: CONTACT_RATE.perPhoneADay,
      windowMs: DAY,
      sentence: 'We have several messages from this phone number already. Please try again tomorrow, or call us.',
    },
    {
      name: 'contact/all',
      subject: 'all',
      limit: CONTACT_RATE.inAllADay,
      windowMs: DAY,
      sentence: 'We are receiving too many messages today. Please call us, or try again tomorrow.',
    },
  ]
  for (const { sentence, ...limit } of limits) {
    const taken = await takeFromLimit({ payload, ...limit, now })
    if (taken.allowed) continue
    const { retryAfterSeconds } = taken
    throw new Problem({ code: 'TOO_MANY_MESSAGES', status: 429, publicMessage: sentence, retryAfterSeconds })
  }
}
