import type { RetrySchedule } from '../../platform/retry-schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The first check follows soon, because providers complete most refunds at once. */
const FIRST_CHECK_MS = 2 * MINUTE
/** The longest time between two checks, in milliseconds. */
export const MAX_REFUND_WAIT_MS = 6 * HOUR

/** The next check follows after this share of the refund's age. */
const AGE_SHARE = 1 / 2

/** The time of the next check of a refund that the provider has accepted, 2 minutes to 6 hours from now. */
export function nextRefundCheckAt({ requestedAt, now }: { requestedAt: Date; now: Date }): Date {
  const wait = (now.getTime() - requestedAt.getTime()) * AGE_SHARE
  return new Date(now.getTime() + Math.min(MAX_REFUND_WAIT_MS, Math.max(FIRST_CHECK_MS, wait)))
}

/** For refunds whose provider cannot be reached. They are retried until the provider answers. */
export const REFUND_RETRIES: RetrySchedule = {
  delaysMs: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  afterwards: 'repeat',
}

const DAY = 24 * HOUR

/** Well above what banks need (bank-days.ts); staff are alerted about refunds that stay open for longer. */
export const OVERDUE_AFTER_DAYS = 10
export const OVERDUE_AFTER_MS = OVERDUE_AFTER_DAYS * DAY
