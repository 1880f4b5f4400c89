import { expect, it } from 'vitest'
import { deliveredBy } from './delivered-by.ts'

it.each([
  ['the days of the courier after two of packing', '2026-11-23T06:00:00Z', 5, '2026-11-30'],
  ['the longest surface delivery without an estimate', '2026-11-23T06:00:00Z', null, '2026-12-05'],
  ['packing that leaves out a Sunday', '2026-11-27T06:00:00Z', 1, '2026-12-01'],
  ['packing that begins after a Sunday', '2026-11-29T06:00:00Z', 1, '2026-12-02'],
  ['the day in India, which begins before that of Greenwich', '2026-11-23T19:00:00Z', 0, '2026-11-26'],
])('is %s', (_, now, days, day) => {
  expect(deliveredBy(new Date(now), days)).toBe(day)
})
