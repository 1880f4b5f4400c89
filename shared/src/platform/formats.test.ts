import { expect, it } from 'vitest'
import { dayInIndia, formatLongDay, formatNumber } from './formats.ts'

it.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
])('the day of %s in India is %s', (at, day) => expect(dayInIndia(new Date(at))).toBe(day))

it.each([
  ['2026-11-21', '21 November 2026'],
  ['2026-11-20T18:29:59.999Z', '20 November 2026'],
  ['2026-11-20T18:30:00.000Z', '21 November 2026'],
])('writes the day of %s as %s', (day, text) => expect(formatLongDay(day)).toBe(text))

it.each([
  [999, '999'],
  [122_000, '1,22,000'],
  [1.25, '1.25'],
])('writes %d as %s', (value, text) => expect(formatNumber(value)).toBe(text))
