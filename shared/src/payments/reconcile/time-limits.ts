import { OVERDUE_AFTER_MS } from '../refunds/schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** After these times, what normally happens by itself counts as failed. In milliseconds. */
export const TIME_LIMITS = {
  /** Effects of a payment, such as its receipt, are applied within seconds and retried every five minutes. */
  effects: 30 * MINUTE,
  /** An open attempt expires a day after its start. */
  openAttempt: 26 * HOUR,
  refund: OVERDUE_AFTER_MS,
  /** Providers settle within two working days, which holidays can extend. */
  settlement: 6 * DAY,
} as const satisfies Record<string, number>

/** The time before which something is past its limit (ISO 8601); for database queries. */
export function overdueBefore(limit: keyof typeof TIME_LIMITS, now: Date): string {
  return new Date(now.getTime() - TIME_LIMITS[limit]).toISOString()
}
