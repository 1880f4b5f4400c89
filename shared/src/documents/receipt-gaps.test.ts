import { expect, it } from 'vitest'
import { numberingFaults } from './receipt-gaps.ts'

it('accepts positions without gaps', () => {
  expect(numberingFaults(0, [1, 2, 3])).toEqual([])
  expect(numberingFaults(3, [4])).toEqual([])
  expect(numberingFaults(7, [])).toEqual([])
})

it('finds gaps, also at the start and between batches', () => {
  expect(numberingFaults(0, [2, 3, 7])).toEqual([
    { kind: 'gap', first: 1, last: 1 },
    { kind: 'gap', first: 4, last: 6 },
  ])
  expect(numberingFaults(3, [5])).toEqual([{ kind: 'gap', first: 4, last: 4 }])
})

it('finds doubles, also between batches', () => {
  expect(numberingFaults(0, [1, 1, 2])).toEqual([{ kind: 'double', position: 1 }])
  expect(numberingFaults(2, [2, 3])).toEqual([{ kind: 'double', position: 2 }])
})
