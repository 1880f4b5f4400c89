import { describe, expect, it } from 'vitest'
import { listChanges } from './list-changes.ts'
import { maskName } from './mask-name.ts'
import { type Listed, meritList } from './merit-list.ts'
import { shownParts } from './shown-parts.ts'

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

it('shows the points of examinations in the order of the rule, and subjects that count without their names', () => {
  const part = (examination: string, required: boolean) => ({ examination, weight: 20, required })
  const weighted = { kind: 'weighted' as const, parts: [part('X', true), part('Degree', false), part('XII', true)] }
  const points = (examination: string, score: number) => ({ examination, obtained: 1, full: 2, weight: 20, score })
  expect(shownParts(weighted, [points('XII', 7), points('X', 5)])).toEqual([5, null, 7])
  const best = { kind: 'best-of' as const, count: 2, atLeast: { kind: 'language' as const, count: 0 }, excluded: [] }
  const subject = (obtained: number, counts: boolean) => ({
    ...{ name: 'Bengali', kind: 'language' as const, obtained, full: 50, counts },
  })
  expect(shownParts(best, [subject(20.5, true), subject(10, false), subject(40, true)])).toEqual([800_000, 410_000])
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

  it('has to explain other parts of the same score, but for versions without parts', () => {
    const withParts = (...parts: number[]) => meritList([{ ...person('Asha', 95), parts }])
    const unexplained = (was: typeof before, is: typeof before) =>
      listChanges({ before: was, after: is, explanations: new Map() }).unexplained
    expect(unexplained(withParts(50, 45), withParts(55, 40))).toEqual(['Asha'])
    expect(unexplained(withParts(50, 45), withParts(50, 45))).toEqual([])
    expect(unexplained(meritList([person('Asha', 95)]), withParts(50, 45))).toEqual([])
  })

  it('names changes that nothing explains', () => {
    expect(listChanges({ before, after, explanations }).unexplained).toEqual(['Eva'])
    expect(listChanges({ before, after: before, explanations: new Map() })).toEqual({ changes: [], unexplained: [] })
  })
})
