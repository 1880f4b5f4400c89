import { expect, it } from 'vitest'
import { nextSize } from './slice-size.ts'

it('makes slices smaller that took long, and larger that were short, within bounds', () => {
  expect(nextSize(200, 40)).toBe(100)
  expect(nextSize(200, 3)).toBe(400)
  expect(nextSize(200, 15)).toBe(267)
  expect(nextSize(400, 1)).toBe(500)
  expect(nextSize(50, 5_000)).toBe(25)
})

it('keeps slices within bounds of their own', () => {
  const bounds = { min: 500, max: 8000 }
  expect(nextSize(1000, 3, bounds)).toBe(2000)
  expect(nextSize(6000, 1, bounds)).toBe(8000)
  expect(nextSize(1000, 5_000, bounds)).toBe(500)
})
