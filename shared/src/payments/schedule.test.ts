import { expect, it } from 'vitest'
import { isOver, nextCheckAt } from './schedule.ts'

const startedAt = new Date('2026-01-01T00:00:00Z')
const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000)

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
  while (!isOver({ startedAt, now })) {
    now = nextCheckAt({ startedAt, now })
    checks += 1
  }
  expect(checks).toBeGreaterThan(20)
  expect(checks).toBeLessThan(50)
})

it('expires an attempt after a day', () => {
  expect(isOver({ startedAt, now: after(24 * 60 - 1) })).toBe(false)
  expect(isOver({ startedAt, now: after(24 * 60) })).toBe(true)
})
