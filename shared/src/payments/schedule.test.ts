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
])('an attempt %i minutes old is asked about again at %i minutes', (age, next) => {
  expect(nextCheckAt({ startedAt, now: after(age) })).toEqual(after(next))
})

it('asks some forty times in a day, not thousands', () => {
  let now = startedAt
  let asked = 0
  while (!isOver({ startedAt, now })) {
    now = nextCheckAt({ startedAt, now })
    asked += 1
  }
  expect(asked).toBeGreaterThan(20)
  expect(asked).toBeLessThan(50)
})

it('gives an attempt up after a day', () => {
  expect(isOver({ startedAt, now: after(24 * 60 - 1) })).toBe(false)
  expect(isOver({ startedAt, now: after(24 * 60) })).toBe(true)
})
