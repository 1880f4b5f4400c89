import { expect, it } from 'vitest'
import { isPassing, waitAfterTries } from './retry.ts'

it('waits longer after each try, and then leaves it to the person', () => {
  expect([1, 2, 3, 4, 5, 6].map((tries) => waitAfterTries(tries, 0.5))).toEqual([1000, 2000, 4000, 8000, 15_000, null])
})

it('spreads the waits of many phones', () => {
  expect([waitAfterTries(1, 0), waitAfterTries(1, 1)]).toEqual([750, 1250])
})

it.each([0, 408, 502, 503, 504])('tries again after %i', (status) => expect(isPassing(status)).toBe(true))
it.each([200, 400, 401, 404, 413, 415, 429, 500])('does not try again after %i', (status) =>
  expect(isPassing(status)).toBe(false),
)
