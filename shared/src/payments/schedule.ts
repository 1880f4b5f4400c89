const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long an open attempt is checked with the provider before it expires, in milliseconds. */
const LIFETIME_MS = 24 * HOUR

/** The next check follows after this share of the attempt's age, so that checks become less frequent over time. */
const AGE_SHARE = 1 / 2

/** The time of the next check of an open attempt, 1 to 60 minutes from now. */
export function nextCheckAt({ startedAt, now }: { startedAt: Date; now: Date }): Date {
  const wait = (now.getTime() - startedAt.getTime()) * AGE_SHARE
  return new Date(now.getTime() + Math.min(HOUR, Math.max(MINUTE, wait)))
}

/** Whether an open attempt has exceeded its lifetime. */
export function isOver({ startedAt, now }: { startedAt: Date; now: Date }): boolean {
  return now.getTime() - startedAt.getTime() >= LIFETIME_MS
}
