import { expect, it } from 'vitest'
import { nextSize } from './slice-size.ts'

it('makes slices smaller that took long, and larger that were short, within bounds', () => {
  expect(nextSize(200, 40)).toBe(100)
  expect(nextSize(200, 3)).toBe(400)
  expect(nextSize(200, 15)).toBe(267)
  expect(nextSize(400, 1)).toBe(500)
  expect(nextSize(50, 5_000)).toBe(25)
})
