import { expect, it } from 'vitest'
import { firstServiceDay, periodErrors } from './check-service.ts'

it.each([
  ['2008-05-04', '2026-05-04'],
  // Of 29 February, in a year without it.
  ['2008-02-29', '2026-03-01'],
  ['', null],
  ['4 May 2008', null],
])('who was born on %s can have served from %s on', (bornOn, day) => expect(firstServiceDay(bornOn)).toBe(day))

it('says from which day on service can have begun', () => {
  const period = { school: 'Shalbani High School', from: '1900-01-01', to: null }
  const today = '2026-07-01'
  expect(periodErrors(period, { today, earliest: '2008-05-04' })).toEqual([
    { field: 'from', code: 'TOO_YOUNG', values: { day: '2008-05-04', years: 18 } },
  ])
  expect(periodErrors(period, { today, earliest: null })).toEqual([])
})
