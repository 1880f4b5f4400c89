import { expect, it } from 'vitest'
import { formatCountdown, secondsLeft } from './countdown.ts'

it.each([
  [60, '01:00'],
  [59, '00:59'],
  [9, '00:09'],
  [0, '00:00'],
  [754, '12:34'],
])('formats %i seconds as %s', (seconds, shown) => expect(formatCountdown(seconds)).toBe(shown))

it('counts a second until it is over', () => {
  expect([60_000, 59_001, 59_000, 1, 0, -5].map((until) => secondsLeft(until, 0))).toEqual([60, 60, 59, 1, 0, 0])
  expect(secondsLeft(100_000, 40_000)).toBe(60)
})
