import { expect, it } from 'vitest'
import { waitAfter } from './back-off.ts'

const saves = { first: 2000, longest: 60_000 }
const uploads = { first: 1000, longest: 15_000, spread: 0.25 }

it('doubles the delay after each failure, up to the maximum', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 100].map((failures) => waitAfter(saves, failures))
  expect(waits).toEqual([2000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
})

it('adds jitter to the delay', () => {
  expect([0, 0.5, 1].map((random) => waitAfter(uploads, 1, random))).toEqual([750, 1000, 1250])
  expect([0, 1].map((random) => waitAfter(saves, 1, random))).toEqual([2000, 2000])
})
