import type { Payload } from 'payload'
import { Problem } from '../../platform/problem.ts'
import { takeFromLimit } from '../../platform/rate-limit/take-from-limit.ts'

const MINUTE = 60_000

/** How often one student may do each thing: much more than a person needs, much less than a program can. */
export const ADMISSION_LIMITS = {
  'application/submit': { limit: 30, windowMs: 10 * MINUTE },
  'application/pay': { limit: 30, windowMs: 10 * MINUTE },
  'application/resubmit': { limit: 30, windowMs: 10 * MINUTE },
  // A form saves itself every few seconds while somebody types.
  'application/draft': { limit: 600, windowMs: 10 * MINUTE },
} as const

interface TakeOptions {
  payload: Payload
  name: keyof typeof ADMISSION_LIMITS
  studentId: string
  now: Date
}

/** Counts one more try of a student; throws a Problem (429, with the time to wait) when there have been too many. */
export async function takeAdmissionLimit({ payload, name, studentId, now }: TakeOptions): Promise<void> {
  const taken = await takeFromLimit({ payload, name, subject: studentId, ...ADMISSION_LIMITS[name], now })
  if (taken.allowed) return
  const publicMessage = 'You have tried this many times already. Please wait a few minutes and try again.'
  const { retryAfterSeconds } = taken
  throw new Problem({ code: 'TOO_MANY', status: 429, publicMessage, retryAfterSeconds })
}
