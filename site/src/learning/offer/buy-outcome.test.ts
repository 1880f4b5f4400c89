import { expect, it } from 'vitest'
import { outcomeOf } from './buy-outcome.ts'

it.each([
  [400, 'changed'],
  [401, 'login'],
  [404, 'changed'],
  [409, 'bought'],
  [0, null],
  [429, null],
  [503, null],
])('offers after status %i the way on %s', (status, outcome) => {
  expect(outcomeOf({ status, body: {} })).toBe(outcome)
})

it('offers nothing while an earlier payment is not decided', () => {
  expect(outcomeOf({ status: 409, body: { owed: { state: 'undecided' } } })).toBeNull()
})
