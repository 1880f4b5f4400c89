import type { Payload } from 'payload'
import { namedLimits } from '../../platform/rate-limit/named-limits.ts'

/** Far above what a person needs, far below what a script can do. */
const limits = namedLimits({
  'fees/pay': {
    limit: 30,
    windowMs: 10 * 60_000,
    message: 'You have tried this too many times. Wait a few minutes, then try again.',
  },
})

/** Counts a payment that a student starts. Throws a Problem (429, with the time to wait) when the limit is exceeded. */
export function consumeFeeLimit({ payload, studentId, now }: { payload: Payload; studentId: string; now: Date }) {
  return limits.consume({ payload, name: 'fees/pay', subject: studentId, now })
}
