import { expect, it } from 'vitest'
import { dayInIndia, formatLongDay, formatNumber } from './formats.ts'
import { formatWeight } from './weight.ts'

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

it('writes the same digits in every language, and translates months and units', () => {
  expect((['hi', 'bn'] as const).map((locale) => formatLongDay('2026-11-21', locale))).toEqual([
    '21 नवंबर 2026',
    '21 নভেম্বর, 2026',
  ])
  expect(formatNumber(1_234_567.5, 'bn')).toBe('12,34,567.5')
  expect(formatWeight(1050, 'bn')).toBe('1.05 কেজি')
})

it.each([
  [0, '0 g'],
  [360, '360 g'],
  [999, '999 g'],
  [1000, '1 kg'],
  [1050, '1.05 kg'],
  [12_345, '12.345 kg'],
])('writes %d grams as %s', (grams, text) => expect(formatWeight(grams)).toBe(text))
