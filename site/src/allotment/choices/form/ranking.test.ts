import { expect, it } from 'vitest'
import { moved, placeAt } from './ranking.ts'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 0, 'bac'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
  [3, 0, 'abc'],
])('moves from %i to %i', (from, to, order) => {
  const before = ['a', 'b', 'c']
  expect(moved(before, from, to).join('')).toBe(order)
  expect(before.join('')).toBe('abc')
})

const rows = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 140 },
  { top: 140, bottom: 180 },
]

it.each([
  [0, 10, 0],
  [0, 89, 0],
  [0, 91, 1],
  [0, 900, 2],
  [2, 161, 2],
  [2, 89, 1],
  [2, 19, 0],
  [1, 19, 0],
  [1, 100, 1],
  [1, 161, 2],
])('a row that is dragged from %i to %i px goes to place %i', (from, y, to) => expect(placeAt(rows, from, y)).toBe(to))
