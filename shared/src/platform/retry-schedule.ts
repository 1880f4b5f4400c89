/** The delays between attempts of failing work. */
export interface RetrySchedule {
  /** Delay in milliseconds after the first failed attempt, the second and so on. */
  delaysMs: readonly [number, ...number[]]
  /** What to do after the last delay: repeat it indefinitely, or give up. */
  afterwards: 'repeat' | 'give-up'
}

interface NextAttemptOptions {
  schedule: RetrySchedule
  /** Failed attempts so far, at least 1. */
  attempts: number
  now: Date
  /** From 0 (inclusive) to 1 (exclusive). */
  random: number
}

/** Jitter: up to this share of each delay is cut off at random, so that work that failed together is not retried together. */
const JITTER = 0.2

/** The time of the next attempt, or null if the schedule gives up. */
export function nextAttemptAt({ schedule, attempts, now, random }: NextAttemptOptions): Date | null {
  const { delaysMs, afterwards } = schedule
  const delay = delaysMs[attempts - 1] ?? (afterwards === 'repeat' ? delaysMs.at(-1) : undefined)
  return delay === undefined ? null : new Date(now.getTime() + Math.round(delay * (1 - JITTER * random)))
}

/** Maximum number of attempts, the first one included; `Infinity` for a schedule that repeats. */
export function maxAttempts({ delaysMs, afterwards }: RetrySchedule): number {
  return afterwards === 'repeat' ? Number.POSITIVE_INFINITY : delaysMs.length + 1
}
