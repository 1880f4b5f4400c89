import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inTotalOrder, lotOf, type Scored } from './ties.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const row = (key: string, score: number, ties: number[], lot = 0): Scored => ({ key, score, ties, lot })

it('compares scores, then each rule in turn, then lots', () => {
  const list = [
    row('lot lower', 80, [1, 1], 5),
    row('younger', 80, [1, 0], 9),
    row('less language', 80, [0, 9], 9),
    row('lot higher', 80, [1, 1], 7),
    row('best', 81, [0, 0], 0),
  ]
  const placed = inTotalOrder(list)
  expect(placed.map(({ key, decidedBy }) => [key, decidedBy])).toEqual([
    ['best', null],
    ['lot higher', null],
    ['lot lower', 'lot'],
    ['younger', 1],
    ['less language', 0],
  ])
  expect(placed.map(({ merit }) => merit)).toEqual([
    [81, 0],
    [80, 0],
    [80, -1],
    [80, -2],
    [80, -3],
  ])
})

it('gives one order, whatever the order in which people are listed', () => {
  const list = Array.from({ length: 200 }, (_, at) =>
    row(`K${at}`, at % 7, [at % 3, at % 5], lotOf('seed', `K${at}`, sha256)),
  )
  expect(inTotalOrder(list.toReversed())).toEqual(inTotalOrder(list))
  expect(new Set(inTotalOrder(list).map(({ merit }) => merit.join())).size).toBe(list.length)
})

it('draws lots that depend on the seed and are exact numbers', () => {
  const lots = ['a', 'b'].map((seed) => lotOf(seed, 'K1', sha256))
  expect(new Set(lots).size).toBe(2)
  for (const lot of lots) expect(Number.isSafeInteger(lot)).toBe(true)
})
