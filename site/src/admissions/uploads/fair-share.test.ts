import { expect, it } from 'vitest'
import { fairShare } from './fair-share.ts'

it.each([
  [[10, 20, 30], 60, Number.POSITIVE_INFINITY],
  [[10, 20, 30], 59, 29],
  [[30, 10, 30], 60, 25],
  [[100, 100], 90, 45],
  [[1, 1, 100], 50, 48],
  [[], 10, Number.POSITIVE_INFINITY],
  [[5], -3, 0],
])('%j in %i: at most %d', (sizes, room, share) => {
  expect(fairShare(sizes, room)).toBe(share)
  const sum = sizes.reduce((all, size) => all + Math.min(size, share), 0)
  if (room > 0) expect(sum).toBeLessThanOrEqual(room)
})
