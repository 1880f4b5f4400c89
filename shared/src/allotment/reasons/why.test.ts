import { describe, expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { type DescribedRun, runOf } from '../fixtures/described-run.ts'
import { nextRound, randomRun } from '../fixtures/random-run.ts'
import type { Candidate, Merit, RunInput } from '../run/run-input.ts'
import { Thresholds } from './thresholds.ts'
import { reasonsFor } from './why.ts'

function explain(described: DescribedRun, key: string) {
  const input = runOf(described)
  return explainIn(
    input,
    input.candidates.findIndex((row) => row.key === key),
  )
}

function explainIn(input: RunInput, candidate: number) {
  const result = allot(input)
  return reasonsFor(candidate, { input, result, thresholds: new Thresholds(input, result) })
}

const RUN: DescribedRun = {
  units: { A: { UR: { seats: 2, minimum: { W: 1 } }, OBC: 1 }, B: { UR: 1 }, C: { SC: 1 } },
  candidates: {
    first: '90 - A',
    woman: '60 - W A',
    obc: '50 OBC A',
    near: '71.2 - A>B',
    far: '40 - C>A>B',
    equal: '71.2 - B>A',
  },
}

describe('reasons', () => {
  it('of a seat', () => {
    expect(explain(RUN, 'first')).toEqual([{ code: 'has-open-seat', unit: 0 }])
    expect(explain(RUN, 'obc')).toEqual([{ code: 'has-category-seat', unit: 0, category: 2 }])
  })

  it('of the choices before the seat, with what would have changed them', () => {
    expect(explain(RUN, 'near')[0]).toEqual({
      code: 'below-cut-off',
      unit: 0,
      cutOff: 900_000,
      score: 712_000,
      changes: [
        { code: 'higher-score', score: 900_000 },
        { code: 'category', category: 2 },
        { code: 'group', group: 0 },
      ],
    })
  })

  it('of a unit whose seats are for other categories', () => {
    expect(explain(RUN, 'far')[0]).toEqual({
      code: 'no-seats-for-claims',
      unit: 2,
      changes: [{ code: 'category', category: 1 }],
    })
  })

  it('of a seat that stays', () => {
    const held = { near: ['B', 'UR', 'float'] } as const
    expect(explain({ ...RUN, held }, 'near').at(-1)).toEqual({ code: 'kept-seat', unit: 1, category: 0 })
  })

  describe('in a later round', () => {
    const units: DescribedRun['units'] = { A: { UR: 2 }, B: { UR: 1 } }
    const late: DescribedRun = {
      units,
      candidates: { kept: '50 - A', new: '90 - A', near: '80 - A', far: '40 - A' },
      held: { kept: ['A', 'UR', 'freeze'] },
    }

    it('of a unit whose seats people keep with less merit', () => {
      const [better, worse] = [{ code: 'higher-score', score: 900_000 } as const, 400_000]
      expect(explain(late, 'near')).toEqual([
        { code: 'seats-kept', unit: 0, cutOff: 500_000, score: 800_000, changes: [better] },
      ])
      expect(explain(late, 'far')).toEqual([
        { code: 'below-cut-off', unit: 0, cutOff: 500_000, score: worse, changes: [better] },
      ])
      const full = { ...late, units: { ...units, A: { UR: 1 } } }
      expect(explain(full, 'far')).toEqual([
        { code: 'below-cut-off', unit: 0, cutOff: 500_000, score: worse, changes: [] },
      ])
    })

    it('of better choices for which a holder did not compete', () => {
      const candidates = { holder: '95 - A/Bengali>A/English>B', low: '10 - A/Bengali' }
      const of = (next: 'freeze' | 'slide') =>
        explain(
          {
            units: { 'A/Bengali': { UR: 1 }, 'A/English': { UR: 0 }, B: { UR: 1 } },
            candidates,
            held: { holder: ['B', 'UR', next] },
          },
          'holder',
        ).map(({ code }) => code)
      expect(of('freeze')).toEqual(['not-competing', 'not-competing', 'kept-seat'])
      expect(of('slide')).toEqual(['not-competing', 'not-competing', 'kept-seat'])
    })
  })

  it('of equal scores, and of a subject without a place on its list', () => {
    const input = randomRun({ seed: 2, candidates: 40, units: 3, choices: 3, seatsOfUnit: 4, scores: 2, lists: 2 })
    const all = input.candidates.flatMap((_, at) => explainIn(input, at))
    expect(new Set(all.map(({ code }) => code))).toEqual(
      new Set(['has-open-seat', 'has-category-seat', 'below-cut-off', 'after-equal-score', 'not-on-list']),
    )
  })
})

describe('a higher score', () => {
  const rounds = [1, 2, 3].flatMap((round) => Array.from({ length: 25 }, (_, seed) => ({ round, seed })))
  /** Everyone whose reasons name a score, in rounds with and without held seats. */
  const named = function* () {
    for (const { round, seed } of rounds) {
      let input = randomRun({ seed, candidates: 40, units: 4, choices: 4, seatsOfUnit: 4, groups: 2, scores: 40 })
      for (let next = 1; next < round; next++) input = nextRound(input, allot(input).seats, seed)
      const result = allot(input)
      const thresholds = new Thresholds(input, result)
      for (const [at, row] of input.candidates.entries())
        for (const reason of reasonsFor(at, { input, result, thresholds })) {
          const [change] = 'changes' in reason ? reason.changes : []
          if (change?.code === 'higher-score') yield { input, at, row, unit: reason.unit, score: change.score }
        }
    }
  }
  /** How many choices are as good as the seat that they get with another merit, or better. */
  const choiceWith = (merit: Merit, { input, at, row }: { input: RunInput; at: number; row: Candidate }) => {
    const seat = allot({ ...input, candidates: input.candidates.with(at, { ...row, merit: [merit] }) }).seats[at]
    return seat ? row.choices.indexOf(seat.unit) : row.choices.length
  }

  it('gives the seat, or a better one, however little it is more than the one that is named', () => {
    let tried = 0
    for (const { unit, score, ...person } of named()) {
      // Behind everyone else with this score.
      const choice = choiceWith([score + 1, -1_000_000], person)
      expect(choice).toBeLessThanOrEqual(person.row.choices.indexOf(unit))
      tried++
    }
    expect(tried).toBeGreaterThan(1_000)
  })

  it('has to be more than the one that is named, with which the tie can be lost', () => {
    let lost = 0
    for (const { unit, score, ...person } of named())
      if (choiceWith([score, -1_000_000], person) > person.row.choices.indexOf(unit)) lost++
    expect(lost).toBeGreaterThan(1_000)
  })
})
