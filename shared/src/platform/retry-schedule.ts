/** How long work that failed waits before its next attempt. */
export interface RetrySchedule {
  /** The wait after the first failed attempt, the second and so on, in milliseconds. */
  waitsMs: readonly [number, ...number[]]
  /** After the last wait: repeat it for as long as it takes, or give up. */
  afterwards: 'repeat' | 'give-up'
}

interface NextAttemptOptions {
  schedule: RetrySchedule
  /** Failed attempts so far, at least 1. */
  attempts: number
  now: Date
  /** A number from 0 up to 1. */
  random: number
}

/** At most this share of a wait is cut off at random, so that work that failed together is not retried together. */
const JITTER = 0.2

/** When to try again after a failed attempt; null when the schedule gives up. */
export function nextAttemptAt({ schedule, attempts, now, random }: NextAttemptOptions): Date | null {
  const { waitsMs, afterwards } = schedule
  const wait = waitsMs[attempts - 1] ?? (afterwards === 'repeat' ? waitsMs.at(-1) : undefined)
  return wait === undefined ? null : new Date(now.getTime() + Math.round(wait * (1 - JITTER * random)))
}

/** How many attempts a schedule allows in all. */
export function mostAttempts({ waitsMs, afterwards }: RetrySchedule): number {
  return afterwards === 'repeat' ? Number.POSITIVE_INFINITY : waitsMs.length + 1
}
