import { expect, it } from 'vitest'
import { dayInIndia } from './formats.ts'
import { adultOn, isMinorOn } from './majority.ts'

it.each([
  ['2010-08-15', '2028-08-15'],
  ['2009-12-31', '2027-12-31'],
  // 2026 is no leap year, 2024 and 2044 are.
  ['2008-02-29', '2026-03-01'],
  ['2026-02-28', '2044-02-28'],
])('who is born on %s is an adult on %s', (born, day) => {
  expect(adultOn(born)).toBe(day)
})

it('ends with the day before the birthday', () => {
  expect(isMinorOn('2008-11-29', '2026-11-28')).toBe(true)
  expect(isMinorOn('2008-11-29', '2026-11-29')).toBe(false)
  expect(isMinorOn('2008-02-29', '2026-02-28')).toBe(true)
})

it('follows the day in India, not that of the server', () => {
  const beforeMidnight = new Date('2026-11-28T18:29:59.999Z')
  const midnight = new Date('2026-11-28T18:30:00.000Z')
  expect(isMinorOn('2008-11-29', dayInIndia(beforeMidnight))).toBe(true)
  expect(isMinorOn('2008-11-29', dayInIndia(midnight))).toBe(false)
})
