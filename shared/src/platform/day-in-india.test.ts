import { expect, it } from 'vitest'
import { dayOf, endOfDay, indianIso, isDay, startOfDay } from './day-in-india.ts'

it('starts and ends a day at midnight in India', () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T18:30:00.000Z')
  expect(endOfDay('2026-11-21')).toBe('2026-11-21T18:29:59.999Z')
})

it('assigns a timestamp to its day in India', () => {
  expect(dayOf('2026-11-20T18:30:00.000Z')).toBe('2026-11-21')
  expect(dayOf('2026-11-20T18:29:59.999Z')).toBe('2026-11-20')
  expect(dayOf('never')).toBe('')
})

it('recognises existing days only', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-13-01', '26-1-1', '', '2026-11-21T00:00', 'x'].some(isDay)).toBe(false)
})

it('formats a timestamp with the offset of India', () => {
  expect(indianIso('2026-11-20T18:30:00.000Z')).toBe('2026-11-21T00:00:00+05:30')
  expect(indianIso('2026-12-31T23:59:59.999Z')).toBe('2027-01-01T05:29:59+05:30')
})
