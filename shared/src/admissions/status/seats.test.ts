import { expect, it } from 'vitest'
import { isFull, seatsText, seatsWarning } from './seats.ts'

it.each([
  [{ approved: 41, total: 60 }, false, '41 of 60 approved', ''],
  [{ approved: 57, total: 60 }, false, '57 of 60 approved', 'Only 3 seats of this college are free.'],
  [{ approved: 59, total: 60 }, false, '59 of 60 approved', 'This is the last free seat of this college.'],
  [{ approved: 60, total: 60 }, true, '60 of 60 approved', 'All 60 seats of this college are taken.'],
  // Staff lowered the number, or an administrator exceeded it.
  [{ approved: 61, total: 60 }, true, '61 of 60 approved', 'All 60 seats of this college are taken.'],
  [{ approved: 0, total: 0 }, true, '0 of 0 approved', 'All 0 seats of this college are taken.'],
  [{ approved: 500, total: null }, false, '500 approved', ''],
])('%j', (seats, full, text, warning) => {
  expect(isFull(seats)).toBe(full)
  expect(seatsText(seats)).toBe(text)
  expect(seatsWarning(seats)).toBe(warning)
})
