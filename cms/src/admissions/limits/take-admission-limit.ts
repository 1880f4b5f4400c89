import type { Payload } from 'payload'
import { type NamedLimit, namedLimits } from '../../platform/rate-limit/named-limits.ts'

const WINDOW = {
  windowMs: 10 * 60_000,
  sentence: 'You have tried this many times already. Please wait a few minutes and try again.',
}

/** How often one student may do each thing: much more than a person needs, much less than a program can. */
const ADMISSION_LIMITS = {
  'application/submit': { limit: 30, ...WINDOW },
  'application/pay': { limit: 30, ...WINDOW },
  'application/resubmit': { limit: 30, ...WINDOW },
  // A form saves itself every few seconds while it is being filled in.
  'application/draft': { limit: 600, ...WINDOW },
} as const satisfies Record<string, NamedLimit>

const limits = namedLimits(ADMISSION_LIMITS)

interface TakeOptions {
  payload: Payload
  name: keyof typeof ADMISSION_LIMITS
  studentId: string
  now: Date
}

/** Counts one more try of a student; throws a Problem (429, with the time to wait) beyond the limit. */
export async function takeAdmissionLimit({ studentId, ...options }: TakeOptions): Promise<void> {
  await limits.take({ ...options, subject: studentId })
}
