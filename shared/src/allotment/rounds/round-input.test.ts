import { describe, expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { checkInput } from '../run/check-input.ts'
import type { Merit } from '../run/run-input.ts'
import { meritOfList } from './merit-of-list.ts'
import type { PresentEntry, RoundBasis } from './present-rows.ts'
import { type Holder, type RoundFacts, roundInput, UnitsChanged } from './round-input.ts'

const unit = (code: string, college: string, subject = '') => ({
  code,
  college,
  collegeName: college,
  subject,
  amountPaise: 100,
})
const BASIS: RoundBasis = {
  categories: ['UR', 'SC'],
  groups: ['W'],
  moves: [{ from: 'SC', to: 'UR' }],
  units: [unit('B', 'two'), unit('A', 'one')],
  seats: [
    { unit: 'A', category: 'UR', seats: 1, minimum: { W: 1 } },
    { unit: 'B', category: 'SC', seats: 1, minimum: {} },
  ],
}
const entry = (key: string, score: number, choices: string[], more: Partial<PresentEntry> = {}): PresentEntry => ({
  key,
  lists: [{ list: '', merit: [score, 0] }],
  category: 'UR',
  groups: [],
  choices,
  ...more,
})
const holds = (next: Holder['next'], ...groups: string[]): Holder => ({ next, groups })
const on = (list: string, score: number, among = 0) => ({ lists: [{ list, merit: [score, among] }] })
const facts = (more: Partial<RoundFacts> = {}): RoundFacts => ({
  basis: BASIS,
  before: null,
  entries: [entry('k2', 90, ['A', 'B']), entry('k1', 80, ['B', 'A'], { groups: ['W', 'PWD'] })],
  holders: new Map(),
  merits: new Map(),
  ...more,
})

describe('the input of the first round', () => {
  it('has units and candidates in the order of their codes, by their places', () => {
    expect(roundInput(facts())).toMatchObject({
      categories: ['UR', 'SC'],
      moves: [{ from: 1, to: 0 }],
      lists: ['all'],
      units: [
        { code: 'A', list: 0, seats: [{ capacity: 1, minimum: [1] }, { capacity: 0 }] },
        { code: 'B', list: 0, seats: [{ capacity: 0 }, { capacity: 1, minimum: [0] }] },
      ],
      candidates: [
        { key: 'k1', category: 0, groups: [0], merit: [[80, 0]], choices: [1, 0] },
        { key: 'k2', choices: [0, 1] },
      ],
    })
  })

  it('is the same whatever the order of entries, units and seats', () => {
    const other = { ...BASIS, units: BASIS.units.toReversed(), seats: BASIS.seats.toReversed() }
    expect(roundInput(facts({ basis: other, entries: facts().entries.toReversed() }))).toEqual(roundInput(facts()))
  })

  it('leaves out units of other lists, those without choices, and categories that the process does not have', () => {
    const basis = { ...BASIS, units: [unit('A', 'one', 'English'), unit('B', 'one', 'Bengali')] }
    const entries = [
      entry('k1', 1, ['A', 'B', 'unknown'], { ...on('English', 1), category: 'EWS' }),
      entry('k2', 2, ['A'], on('Bengali', 2)),
      entry('k3', 3, ['A'], on('Physics', 3)),
    ]
    const { candidates, lists } = roundInput(facts({ basis, entries }))
    expect(lists).toEqual(['Bengali', 'English'])
    expect(candidates).toMatchObject([{ key: 'k1', category: 0, merit: [null, [1, 0]], choices: [0] }])
  })

  it('gives those on several lists the merit of each, and choices among the units of all', () => {
    const basis = { ...BASIS, units: [unit('A', 'one', 'English'), unit('B', 'one', 'Bengali')] }
    const lists = [
      { list: 'English', merit: [70, 0] },
      { list: 'Bengali', merit: [70, -1] },
      { list: 'Physics', merit: [70, 0] },
    ]
    const { candidates } = roundInput(facts({ basis, entries: [entry('k1', 70, ['A', 'B'], { lists })] }))
    expect(candidates).toMatchObject([
      {
        merit: [
          [70, -1],
          [70, 0],
        ],
        choices: [0, 1],
      },
    ])
  })
})

describe('the input of a later round', () => {
  const input = roundInput(facts())
  const before = { input, result: allot(input), seats: BASIS.seats }

  it('keeps holders as they were, and takes late choices of those without a seat', () => {
    const entries = [entry('k1', 80, ['A']), entry('k2', 1, []), entry('k9', 70, ['A'])]
    const next = roundInput(facts({ before, entries, holders: new Map([['k1', holds('float')]]) }))
    expect(next.candidates).toMatchObject([
      { key: 'k1', merit: [[80, 0]], choices: [1, 0], held: { unit: 1, category: 0, next: 'float' } },
      { key: 'k9', choices: [0] },
    ])
    expect(checkInput(next)).toEqual([])
  })

  it('gives holders their place among equal scores on the newest list, and puts who has left it behind them', () => {
    const basis = { ...BASIS, seats: [{ unit: 'A', category: 'UR' as const, seats: 3, minimum: {} }] }
    const entries = ['k1', 'k2', 'k3'].map((key, at) => ({ ...entry(key, 80, ['A']), ...on('', 80, -at) }))
    const first = roundInput(facts({ basis, entries }))
    const ended = { input: first, result: allot(first), seats: basis.seats }
    const holders = new Map(['k1', 'k2', 'k3'].map((key) => [key, holds('freeze')]))
    // k9 was added before both others, and k1 has left the list.
    const newest = ['k9', 'k2', 'k3'].map((key, at): [string, Merit] => [key, [80, at === 0 ? 0 : -at]])
    const next = roundInput(
      facts({
        basis,
        before: ended,
        entries: [entry('k9', 80, ['A'])],
        holders,
        merits: new Map([['', new Map(newest)]]),
      }),
    )
    expect(next.candidates.map(({ key, merit }) => [key, merit[0]])).toEqual([
      ['k1', [80, -3]],
      ['k2', [80, -1]],
      ['k3', [80, -2]],
      ['k9', [80, 0]],
    ])
    expect(checkInput(next)).toEqual([])
  })

  it('begins with the seats as they have moved, whose minimum stays behind', () => {
    const seats = [{ unit: 'B', category: 'SC' as const, seats: 1, minimum: { W: 1 } }]
    const basis = { ...BASIS, seats }
    const first = roundInput(facts({ basis }))
    const moved = { input: first, result: allot(first), seats }
    const next = roundInput(facts({ basis, before: moved, holders: new Map([['k1', holds('freeze')]]) }))
    expect(next.units[1]?.seats).toEqual([
      { capacity: 1, minimum: [0] },
      { capacity: 0, minimum: [1] },
    ])
    expect(checkInput(next)).toEqual([])
  })

  it('adds what a newer matrix has more to the seats where they have moved', () => {
    const seats = [
      { unit: 'A', category: 'UR' as const, seats: 3, minimum: { W: 2 } },
      { unit: 'B', category: 'SC' as const, seats: 0, minimum: {} },
    ]
    const next = roundInput(facts({ before, basis: { ...BASIS, seats } }))
    expect(next.units.map((own) => own.seats)).toEqual([
      [
        { capacity: 3, minimum: [2] },
        { capacity: 0, minimum: [0] },
      ],
      [
        { capacity: 1, minimum: [0] },
        { capacity: 0, minimum: [0] },
      ],
    ])
  })

  describe('with guaranteed seats for other groups', () => {
    const groups = ['W', 'PWD'] as const
    const seats = (minimum: Record<string, number>) => [{ unit: 'A', category: 'UR' as const, seats: 2, minimum }]
    const basisWith = (minimum: Record<string, number>): RoundBasis => ({ ...BASIS, groups, seats: seats(minimum) })
    const entries = [
      entry('k1', 90, ['A'], { groups: ['W', 'PWD'] }),
      entry('k2', 80, ['A'], { groups: ['PWD'] }),
      entry('k3', 70, ['A'], { groups: ['W'] }),
    ]
    const first = (minimum: Record<string, number>) => {
      const input = roundInput(facts({ basis: basisWith(minimum), entries }))
      return { input, result: allot(input), seats: seats(minimum) }
    }
    const groupsIn = ({ candidates }: ReturnType<typeof roundInput>) => candidates.map((row) => row.groups)

    it('says of no one that they belong to a group without such seats', () => {
      expect(groupsIn(first({ W: 1 }).input)).toEqual([[0], [], [0]])
      expect(groupsIn(first({}).input)).toEqual([[], [], []])
    })

    it('takes the claim of a holder to a group from the entry, if it did not count before', () => {
      const holders = new Map([
        ['k1', holds('freeze', 'PWD')],
        ['k2', holds('freeze', 'PWD', 'W')],
      ])
      const next = (minimum: Record<string, number>) =>
        roundInput(facts({ basis: basisWith(minimum), before: first({ W: 1 }), entries: entries.slice(2), holders }))
      // With the claim to W as at the time of the seat: k1 had it confirmed, k2 had not.
      expect(groupsIn(next({ W: 1, PWD: 1 }))).toEqual([[0, 1], [1], [0]])
      expect(groupsIn(next({ PWD: 1 }))).toEqual([[1], [1], []])
      expect(checkInput(next({ PWD: 1 }))).toEqual([])
    })
  })

  it('refuses other units, whose places would be those of others', () => {
    const basis = { ...BASIS, units: [...BASIS.units, unit('C', 'three')] }
    expect(() => roundInput(facts({ before, basis }))).toThrow(UnitsChanged)
  })
})

it('finds the merit of a published list, with the place among equal scores', () => {
  const row = (place: number, score: number) => ({ key: `k${place}`, row: { place, score } })
  expect([...meritOfList([row(3, 80), row(1, 90), row(2, 80), row(4, 80), row(5, 70)])]).toEqual([
    ['k1', [90, 0]],
    ['k2', [80, 0]],
    ['k3', [80, -1]],
    ['k4', [80, -2]],
    ['k5', [70, 0]],
  ])
})
