import { expect, it } from 'vitest'
import { dayInIndia, fileSize, formatLongDay, formatNumber } from './formats.ts'

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

it.each([
  [1, '1 kB'],
  [182_400, '182 kB'],
  [3_449_000, '3.4 MB'],
  [5_000_000, '5 MB'],
])('formats %i bytes as %s', (bytes, shown) => expect(fileSize(bytes)).toBe(shown))
