import { describe, expect, it } from 'vitest'
import { maxAttempts, nextAttemptAt, type RetrySchedule } from './retry-schedule.ts'

const now = new Date('2026-11-21T04:00:00Z')
const SECOND = 1000
const limited: RetrySchedule = { delaysMs: [30 * SECOND, 120 * SECOND, 600 * SECOND], afterwards: 'give-up' }
const endless: RetrySchedule = { ...limited, afterwards: 'repeat' }

/** Seconds until the next attempt; null if the schedule gives up. */
function wait(schedule: RetrySchedule, attempts: number, random = 0): number | null {
  const next = nextAttemptAt({ schedule, attempts, now, random })
  return next && (next.getTime() - now.getTime()) / SECOND
}

describe('a retry schedule', () => {
  it.each([
    [1, 30, 30],
    [2, 120, 120],
    [3, 600, 600],
    [4, null, 600],
    [50, null, 600],
  ])('returns the delay after %d failed attempts', (attempts, givesUp, repeats) => {
    expect(wait(limited, attempts)).toBe(givesUp)
    expect(wait(endless, attempts)).toBe(repeats)
  })

  it.each([
    [0, 600],
    [0.25, 570],
    [0.5, 540],
    [0.999, 480.12],
  ])('with the random number %d shortens 600 seconds to %d', (random, seconds) => {
    expect(wait(limited, 3, random)).toBeCloseTo(seconds, 2)
  })

  it('returns the maximum number of attempts', () => {
    expect(maxAttempts(limited)).toBe(4)
    expect(maxAttempts(endless)).toBe(Number.POSITIVE_INFINITY)
  })
})
