import { describe, expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { runOf } from '../fixtures/described-run.ts'
import { nextRound, randomNumbers, randomRun } from '../fixtures/random-run.ts'
import { Thresholds } from '../reasons/thresholds.ts'
import { reasonsFor } from '../reasons/why.ts'
import { withCountingGroups } from './counting-groups.ts'
import type { RunInput } from './run-input.ts'

it('leaves out memberships of groups that no unit guarantees a seat', () => {
  const input = runOf({
    units: { A: { UR: 1 }, B: { UR: 1, SC: { seats: 1, minimum: { W: 1 } } } },
    candidates: { one: '90 - W PwD A', two: '80 SC PwD B' },
  })
  const { candidates, ...frame } = withCountingGroups(input)
  expect(candidates.map(({ groups }) => groups)).toEqual([[0], []])
  expect(frame).toEqual({ ...input, candidates: undefined })
})

it('keeps a group whose guaranteed seats have moved, because others may move there', () => {
  const minimum = { W: 1 }
  const input = runOf({ units: { A: { UR: 1, OBC: { seats: 0, minimum } } }, candidates: { one: '90 OBC W A' } })
  expect(withCountingGroups(input)).toEqual(input)
})

describe('a run without these memberships', () => {
  /** The minimums of some groups are zero everywhere, and most of them in one unit. */
  const withoutSomeMinimums = (input: RunInput, seed: number): RunInput => {
    const random = randomNumbers(seed)
    const isGuaranteed = input.groups.map(() => random() < 0.5)
    const units = input.units.map((unit) => ({
      ...unit,
      seats: unit.seats.map(({ capacity, minimum }) => ({
        capacity,
        minimum: minimum.map((count, group) => (isGuaranteed[group] && random() < 0.8 ? count : 0)),
      })),
    }))
    return { ...input, units }
  }
  const explained = (input: RunInput) => {
    const result = allot(input)
    const thresholds = new Thresholds(input, result)
    return { result, reasons: input.candidates.map((_, at) => reasonsFor(at, { input, result, thresholds })) }
  }

  it('has the same seats and reasons, also after rounds with held seats', () => {
    let left = 0
    for (let seed = 1; seed <= 40; seed++) {
      const made = randomRun({ seed, candidates: 90, units: 6, choices: 5, seatsOfUnit: 14, groups: 4, moves: true })
      let input = withoutSomeMinimums(made, seed)
      for (let round = 1; round <= 3; round++) {
        const fewer = withCountingGroups(input)
        const [all, counting] = [explained(input), explained(fewer)]
        expect(counting, `seed ${seed}, round ${round}`).toEqual(all)
        left += input.candidates.flatMap(({ groups }) => groups).length
        left -= fewer.candidates.flatMap(({ groups }) => groups).length
        input = nextRound(input, all.result.seats, seed + round)
      }
    }
    expect(left).toBeGreaterThan(1_000)
  })
})
