import { expect, it } from 'vitest'
import { lastWorkingDay } from './working-days.ts'

// 26 November 2026 is a Thursday.
it.each([
  ['2026-11-26', 1, true, '2026-11-27'],
  ['2026-11-26', 2, true, '2026-11-28'],
  ['2026-11-26', 2, false, '2026-11-30'],
  ['2026-11-26', 3, true, '2026-11-30'],
  ['2026-11-28', 1, true, '2026-11-30'],
  ['2026-11-29', 1, false, '2026-11-30'],
  ['2026-12-25', 7, true, '2027-01-02'],
  ['2026-12-25', 7, false, '2027-01-05'],
])('after %s, %i working days with work on Saturdays (%s) end on %s', (after, count, worksOnSaturdays, day) => {
  expect(lastWorkingDay({ after, count, worksOnSaturdays, holidays: [] })).toBe(day)
})

it('skips holidays, also those on a Sunday', () => {
  const holidays = ['2026-11-27', '2026-11-29', '2026-11-30']
  expect(lastWorkingDay({ after: '2026-11-26', count: 2, worksOnSaturdays: true, holidays })).toBe('2026-12-01')
})
