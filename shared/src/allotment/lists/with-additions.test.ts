import { expect, it } from 'vitest'
import { type Listed, meritList } from './merit-list.ts'
import { withAdditions } from './with-additions.ts'

const person = (key: string, score: number, more: Partial<Listed> = {}): Listed => ({
  ...{ key, name: key, category: 'UR', score, ties: [0], lot: 1 },
  ...more,
})
const published = [person('ann', 90), person('bea', 80, { category: 'SC' }), person('cid', 70)]
const placesOf = (people: Listed[]) =>
  withAdditions({ before: meritList(published), people }).map(({ key, row }) => [key, row.place, row.placeInCategory])

it('puts new people where their merit gives them a place', () =>
  expect(placesOf([...published, person('eve', 85), person('fay', 60), person('dan', 95)])).toEqual([
    ['dan', 1, 1],
    ['ann', 2, 2],
    ['eve', 3, 3],
    ['bea', 4, 1],
    ['cid', 5, 4],
    ['fay', 6, 5],
  ]))

it('keeps published rows as they were, whatever their people are today', () => {
  const today = [person('ann', 10), person('bea', 99), person('eve', 75)]
  const rows = withAdditions({ before: meritList(published), people: today })
  expect(rows.map(({ key, row: { score, category } }) => [key, score, category])).toEqual([
    ['ann', 90, 'UR'],
    ['bea', 80, 'SC'],
    ['eve', 75, 'UR'],
    ['cid', 70, 'UR'],
  ])
})

it('decides between equal scores by the rules, and says by which', () => {
  const people = [...published, person('eve', 80, { ties: [5] }), person('fay', 80, { ties: [-5] })]
  const rows = withAdditions({ before: meritList(published), people })
  expect(rows.map(({ key, row }) => [key, row.decidedBy])).toEqual([
    ['ann', null],
    ['eve', null],
    ['bea', 0],
    ['fay', 0],
    ['cid', null],
  ])
})

it('is the whole list where nothing was published', () => {
  const people = [person('ann', 70), person('bea', 70, { lot: 2 }), person('cid', 90)]
  expect(withAdditions({ before: [], people })).toEqual(meritList(people))
})
