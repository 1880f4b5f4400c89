import { expect, it } from 'vitest'
import { withTies } from './sort-ties.ts'

it.each([
  ['status', ['status', 'createdAt']],
  [
    ['course', 'status'],
    ['course', 'status', 'createdAt'],
  ],
  ['-status', undefined],
  [['course', '-status'], undefined],
  ['createdAt', undefined],
  [['status', '-createdAt'], undefined],
  ['id', undefined],
  [undefined, undefined],
])('a list by %s is ordered by %s', (sort, ordered) => {
  expect(withTies(sort)).toEqual(ordered)
})
