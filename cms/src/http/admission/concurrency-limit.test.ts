import { expect, it } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

const after = (delayMs: number, times: number, limit = new ConcurrencyLimit()) => {
  for (let time = 0; time < times; time++) limit.observe(delayMs)
  return limit.current
}

it('falls quickly while the event loop is late, and rises slowly while it is not', () => {
  expect(after(0, 0)).toBe(32)
  expect([after(51, 1), after(51, 7), after(51, 1000)]).toEqual([28, 15, 4])
  expect([after(24, 1), after(24, 2), after(24, 1000)]).toEqual([32, 33, 64])
})

it('stays between a short and a long delay', () => {
  expect([after(25, 100), after(50, 100)]).toEqual([32, 32])
})

it('recovers from its least value', () => {
  const limit = new ConcurrencyLimit()
  after(500, 1000, limit)
  expect(after(0, 20, limit)).toBe(14)
})
