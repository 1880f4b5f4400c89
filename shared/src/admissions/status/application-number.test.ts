import { expect, it } from 'vitest'
import { dayInIndia } from '../../platform/formats.ts'
import { applicationNumber } from './application-number.ts'

it.each([
  ['BED', '2026-11-21T06:00:00.000Z', 'BED20261795240800000'],
  ['DELED', '2026-12-31T18:29:59.999Z', 'DELED20261798741799999'],
  // Already the next year in India.
  ['DPHARM', '2026-12-31T18:30:00.000Z', 'DPHARM20271798741800000'],
] as const)('%s at %s', (course, now, number) => expect(applicationNumber({ course, now: new Date(now) })).toBe(number))

it.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
  ['2026-01-04T00:00:00.000Z', '2026-01-04'],
])('%s is %s in India', (now, day) => expect(dayInIndia(new Date(now))).toBe(day))
