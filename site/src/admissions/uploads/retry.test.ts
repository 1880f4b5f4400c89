import { expect, it } from 'vitest'
import { isTransient, retryDelay } from './retry.ts'

it('waits longer after each attempt, and then stops retrying', () => {
  expect([1, 2, 3, 4, 5, 6].map((tries) => retryDelay(tries, 0.5))).toEqual([1000, 2000, 4000, 8000, 15_000, null])
})

it('adds jitter to the delays', () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([750, 1250])
})

it.each([0, 408, 502, 503, 504])('retries after %i', (status) => expect(isTransient(status)).toBe(true))
it.each([200, 400, 401, 404, 413, 415, 429, 500])('does not retry after %i', (status) =>
  expect(isTransient(status)).toBe(false),
)
