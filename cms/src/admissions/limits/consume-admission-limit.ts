import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import type { Payload } from 'payload'
import { type NamedLimit, namedLimits } from '../../http/api/named-limits.ts'

const WINDOW = {
  windowMs: 10 * 60_000,
  refusal: refused(platformReplies, 'TRIED_TOO_OFTEN'),
}

/** Rate limits per student: far above what a person needs, far below what a script can do. */
const ADMISSION_LIMITS = {
  'application/submit': { limit: 30, ...WINDOW },
  'application/pay': { limit: 30, ...WINDOW },
  'application/resubmit': { limit: 30, ...WINDOW },
  // Each stores up to thirteen files.
  'application/copy': { limit: 10, ...WINDOW },
  // Forms save automatically every few seconds.
  'application/draft': { limit: 600, ...WINDOW },
} as const satisfies Record<string, NamedLimit>

const limits = namedLimits(ADMISSION_LIMITS)

interface ConsumeOptions {
  payload: Payload
  name: keyof typeof ADMISSION_LIMITS
  studentId: string
  now: Date
}

/** Counts an attempt of a student. Throws a Problem (429, with the time to wait) when the limit is exceeded. */
export async function consumeAdmissionLimit({ studentId, ...options }: ConsumeOptions): Promise<void> {
  await limits.consume({ ...options, subject: studentId })
}
