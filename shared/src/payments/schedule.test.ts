import { describe, expect, it } from 'vitest'
import {
  isAttemptOver,
  lateCheckAt,
  lateRetryAt,
  nextCheckAt,
  pageExpiresAt,
  watchDelayMs,
  watchStepMs,
} from './schedule.ts'

const startedAt = new Date('2026-01-01T00:00:00Z')
const afterSeconds = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)
const after = (minutes: number) => afterSeconds(minutes * 60)
const afterDays = (days: number) => after(days * 24 * 60)

it.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [10, 15],
  [60, 90],
  [180, 240],
  [1200, 1260],
])('checks an attempt that is %i minutes old again at %i minutes', (age, next) => {
  expect(nextCheckAt({ startedAt, now: after(age) })).toEqual(after(next))
})

it('checks an attempt some forty times a day, not thousands of times', () => {
  let now = startedAt
  let checks = 0
  while (!isAttemptOver({ startedAt, now })) {
    now = nextCheckAt({ startedAt, now })
    checks += 1
  }
  expect(checks).toBeGreaterThan(20)
  expect(checks).toBeLessThan(50)
})

it('expires an attempt after a day', () => {
  expect(isAttemptOver({ startedAt, now: after(24 * 60 - 1) })).toBe(false)
  expect(isAttemptOver({ startedAt, now: after(24 * 60) })).toBe(true)
})

it('closes the payment page long before the attempt expires, and later than providers require', () => {
  const closesAt = pageExpiresAt(startedAt)
  expect(closesAt > after(15)).toBe(true)
  expect(isAttemptOver({ startedAt, now: closesAt })).toBe(false)
})

describe('late checks', () => {
  it.each([
    [0, 1],
    [0.5, 1],
    [1, 2],
    [2, 3],
    [3, 5],
    [4.99, 5],
  ])('follow after %d days at day %d', (age, next) => {
    expect(lateCheckAt({ startedAt, now: afterDays(age) })).toEqual(afterDays(next))
  })

  it.each([5, 6, 400])('end after five days: day %d', (age) => {
    expect(lateCheckAt({ startedAt, now: afterDays(age) })).toBeNull()
  })

  it('are repeated hourly while the provider is down, but not for ever', () => {
    expect(lateRetryAt({ startedAt, now: afterDays(5) })).toEqual(after(5 * 24 * 60 + 60))
    expect(lateRetryAt({ startedAt, now: afterDays(6) })).toBeNull()
  })
})

describe('while the student watches', () => {
  it.each([
    [-5, 22],
    [0, 22],
    [20, 2],
    [22, 3],
    [51, 3],
    [52, 6],
    [111, 6],
    [112, 10],
    [171, 10],
    [172, 30],
    [231, 30],
    [232, 60],
    [100_000, 60],
  ])('an attempt that is %d seconds old is polled again after %d seconds', (age, delay) => {
    expect(watchDelayMs({ startedAt, now: afterSeconds(age) })).toBe(delay * 1000)
  })

  it('the first poll comes after 20 to 25 seconds, then about forty in 20 minutes', () => {
    const polls: number[] = []
    let now = startedAt
    while (now < after(20)) {
      now = new Date(now.getTime() + watchDelayMs({ startedAt, now }))
      polls.push((now.getTime() - startedAt.getTime()) / 1000)
    }
    expect(polls[0]).toBeGreaterThanOrEqual(20)
    expect(polls[0]).toBeLessThanOrEqual(25)
    expect(polls).toHaveLength(46)
  })

  it('the provider is never queried more often than every three seconds', () => {
    expect([0, 21, 22, 60, 1000].map((age) => watchStepMs({ startedAt, now: afterSeconds(age) }))).toEqual([
      3000, 3000, 3000, 6000, 60_000,
    ])
  })
})
