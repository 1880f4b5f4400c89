const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long to wait after each failed try, in milliseconds; after the last one the message is given up. */
const WAITS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE]

/** How often a message is tried before it is given up. */
export const MAX_ATTEMPTS = WAITS.length + 1

/** When to try again after so many failed tries; null when there have been enough. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS[attempts - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
