import { describe, expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { type DescribedRun, runOf } from '../fixtures/described-run.ts'
import { randomNumbers, randomRun } from '../fixtures/random-run.ts'
import { checkInput } from '../run/check-input.ts'
import { type Answer, waysToAccept } from './answer.ts'
import { nextInput } from './next-input.ts'

describe('ways to accept a seat', () => {
  const colleges = ['A', 'A', 'B']
  const ways = (choices: number[], unit: number, isLastRound = false) =>
    waysToAccept({ choices, unit, isLastRound }, (place) => colleges[place] ?? '')
  it.each([
    ['the first choice', [0, 1, 2], 0, false, ['freeze']],
    ['better ones in the same college', [0, 2, 1], 1, false, ['freeze', 'slide', 'float']],
    ['better ones elsewhere only', [2, 1], 1, false, ['freeze', 'float']],
    ['the last round', [0, 2, 1], 1, true, ['freeze']],
  ] as const)('with %s', (_, choices, unit, isLastRound, expected) =>
    expect(ways([...choices], unit, isLastRound)).toEqual(expected),
  )
})

describe('the next round', () => {
  const RUN: DescribedRun = {
    moves: [['OBC', 'UR']],
    units: { 'A/x': { UR: 1, OBC: 1 }, 'A/y': { UR: 1 } },
    candidates: { one: '90 - A/x', two: '80 - A/x>A/y', three: '70 - A/x>A/y', four: '60 - A/x>A/y' },
  }
  const input = runOf(RUN)
  const result = allot(input)
  const nextOf = (answers: Record<string, Answer>, left: string[] = []) =>
    nextInput({ input, result, answers: new Map(Object.entries(answers)), left: new Set(left), late: [] })

  it('begins with the seats where they have moved, and holders with theirs', () => {
    const next = nextOf({ one: 'freeze', two: 'freeze', three: 'float' })
    expect(next.units[0]?.seats.map(({ capacity }) => capacity)).toEqual([2, 0, 0])
    expect(next.candidates.map(({ key, held }) => [key, held?.unit, held?.next])).toEqual([
      ['one', 0, 'freeze'],
      ['two', 0, 'freeze'],
      ['three', 1, 'float'],
      ['four', undefined, undefined],
    ])
    expect(checkInput(next)).toEqual([])
  })

  it.each([
    ['declines', { one: 'decline', two: 'freeze', three: 'float' }, []],
    ['does not answer', { two: 'freeze', three: 'float' }, []],
    ['leaves', { one: 'freeze', two: 'freeze', three: 'float' }, ['one']],
  ] as const)('gives the seat of someone who %s to the next, who leaves theirs to another', (_, answers, left) => {
    const next = nextOf(answers, [...left])
    const seats = allot(next).seats.map((seat, at) => [next.candidates[at]?.key, seat && next.units[seat.unit]?.code])
    expect(seats).toEqual([
      ['two', 'A/x'],
      ['three', 'A/x'],
      ['four', 'A/y'],
    ])
  })

  it('is a valid input after any answers, for round after round', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = randomNumbers(seed)
      let current = randomRun({ seed, candidates: 80, units: 6, choices: 5, seatsOfUnit: 8, groups: 2, moves: true })
      current = {
        ...current,
        units: current.units.map((unit) => ({
          ...unit,
          seats: unit.seats.map(({ capacity, minimum }) => ({ capacity: capacity + 2, minimum })),
        })),
      }
      for (let round = 1; round <= 4; round++) {
        const outcome = allot(current)
        const answers = new Map(
          current.candidates.flatMap(({ key, choices }, at) => {
            const seat = outcome.seats[at]
            if (!seat || random() < 0.2) return []
            const ways = waysToAccept(
              { choices, unit: seat.unit, isLastRound: false },
              (unit) => current.units[unit]?.college ?? '',
            )
            return [[key, ways[Math.floor(random() * ways.length)] ?? 'freeze'] as const]
          }),
        )
        current = nextInput({ input: current, result: outcome, answers, left: new Set(), late: [] })
        expect(checkInput(current), `seed ${seed}, round ${round}`).toEqual([])
      }
    }
  })
})
