import { expect, it } from 'vitest'
import { startOfDay } from '../../platform/day-in-india.ts'
import { guardianState } from './guardian-states.ts'

const adultAt = startOfDay('2027-05-01')

it.each([
  ['given', '2027-04-30', 'given'],
  ['withdrawn', '2027-04-30', 'withdrawn'],
  ['given', '2027-05-01', 'due'],
  // The own consent is missing then, too.
  ['withdrawn', '2027-05-01', 'due'],
  ['confirmed', '2027-05-01', 'confirmed'],
] as const)('%s is on %s %s', (act, today, state) => {
  expect(guardianState({ act, adultAt }, today)).toBe(state)
})

it('is none without an act', () => {
  expect(guardianState(null, '2027-05-01')).toBe('none')
})
