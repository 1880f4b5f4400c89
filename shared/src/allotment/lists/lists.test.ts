import { describe, expect, it } from 'vitest'
import { listChanges } from './list-changes.ts'
import { maskName } from './mask-name.ts'
import { type Listed, meritList } from './merit-list.ts'

it.each([
  ['Asha Rani Das', 'A••• R••• D•••'],
  ['  o ', 'o•••'],
  ['कुमारी क्षमा', 'कु••• क्ष•••'],
  ['', ''],
])('masks %s as %s', (name, masked) => expect(maskName(name)).toBe(masked))

const person = (key: string, score: number, category = 'UR'): Listed => ({
  key,
  name: key,
  category,
  score,
  ties: [],
  lot: score,
})
const LIST = [person('Asha', 80, 'SC'), person('Bina', 90), person('Chand', 85, 'SC'), person('Dip', 70)]

it('numbers places in the list and in the category', () => {
  expect(meritList(LIST).map(({ key, row }) => [key, row.place, row.category, row.placeInCategory])).toEqual([
    ['Bina', 1, 'UR', 1],
    ['Chand', 2, 'SC', 1],
    ['Asha', 3, 'SC', 2],
    ['Dip', 4, 'UR', 2],
  ])
})

describe('the next version', () => {
  const before = meritList(LIST)
  const after = meritList([person('Asha', 95, 'SC'), person('Bina', 90), person('Chand', 85, 'SC'), person('Eva', 60)])
  const explanations = new Map([
    ['Asha', 'objection accepted'],
    ['Dip', 'withdrew'],
  ])

  it('lists each change with its reason, and without one for those whom others have passed', () => {
    const { changes } = listChanges({ before, after, explanations })
    expect(
      changes.map(({ key, before, after, explanation }) => [key, before?.place, after?.place, explanation]),
    ).toEqual([
      ['Asha', 3, 1, 'objection accepted'],
      ['Bina', 1, 2, null],
      ['Chand', 2, 3, null],
      ['Dip', 4, undefined, 'withdrew'],
      ['Eva', undefined, 4, null],
    ])
  })

  it('names changes that nothing explains', () => {
    expect(listChanges({ before, after, explanations }).unexplained).toEqual(['Eva'])
    expect(listChanges({ before, after: before, explanations: new Map() })).toEqual({ changes: [], unexplained: [] })
  })
})
