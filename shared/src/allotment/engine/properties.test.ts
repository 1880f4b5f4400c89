import { describe, expect, it } from 'vitest'
import { nextRound, randomNumbers, randomRun } from '../fixtures/random-run.ts'
import { withMovedSeats } from '../fixtures/with-moved-seats.ts'
import type { RunInput } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'
import { allot } from './allot.ts'

const RUNS = 300

/** Small and crowded markets, with and without guaranteed seats and moves. */
const runs = Array.from({ length: RUNS }, (_, at) => {
  const seed = at + 1
  const input = randomRun({
    seed,
    candidates: 30,
    units: 5,
    choices: 5,
    seatsOfUnit: 4,
    groups: seed % 3,
    moves: seed % 2 === 0,
  })
  return { seed, input, result: allot(input) }
})

/** The place of the seat in the own choices; after the last without one. */
function placeOf(input: RunInput, { seats }: RunResult, candidate: number): number {
  const choices = input.candidates[candidate]?.choices ?? []
  const seat = seats[candidate]
  return seat ? choices.indexOf(seat.unit) : choices.length
}

describe('an allotment', () => {
  it('is the same when all scores are three times as high', () => {
    for (const { seed, input, result } of runs) {
      const scaled = {
        ...input,
        candidates: input.candidates.map((row) => ({
          ...row,
          merit: row.merit.map((own) => (own === null ? null : own.map((value, at) => (at === 0 ? 3 * value : value)))),
        })),
      }
      expect(allot(scaled), `seed ${seed}`).toEqual(result)
    }
  })

  it('never gives someone less because their score is higher', () => {
    for (const { seed, input, result } of runs) {
      const random = randomNumbers(seed)
      for (let time = 0; time < 3; time++) {
        const who = Math.floor(random() * input.candidates.length)
        const more = Math.floor(random() * 400_000)
        const candidates = input.candidates.map((row, at) =>
          at === who ? { ...row, merit: row.merit.map((own) => own && [(own[0] ?? 0) + more, ...own.slice(1)]) } : row,
        )
        const raised = placeOf(input, allot({ ...input, candidates }), who)
        expect(raised, `seed ${seed}`).toBeLessThanOrEqual(placeOf(input, result, who))
      }
    }
  })

  it('never gives someone less because vacant seats have moved', () => {
    for (const { seed, input, result } of runs) {
      const unmoved = allot({ ...input, moves: [] })
      for (const at of input.candidates.keys()) {
        expect(placeOf(input, result, at), `seed ${seed}`).toBeLessThanOrEqual(placeOf(input, unmoved, at))
      }
    }
  })

  it('leaves no holder of a seat worse off in later rounds, with people who come late', () => {
    for (const { seed, input, result } of runs) {
      const later = nextRound(withMovedSeats(input, result), result.seats, seed)
      const late = randomRun({ seed: seed + RUNS, candidates: 10, units: 5, choices: 5, groups: seed % 3 }).candidates
      const crowded = {
        ...later,
        candidates: [
          ...later.candidates,
          ...late.map((row) => ({ ...row, key: `late ${row.key}`, merit: [[2_000_000, Number(row.key.slice(1))]] })),
        ],
      }
      const after = allot(crowded)
      for (const [at, { key, held }] of crowded.candidates.entries()) {
        if (!held) continue
        const before = input.candidates.findIndex((row) => row.key === key)
        expect(placeOf(crowded, after, at), `seed ${seed}`).toBeLessThanOrEqual(placeOf(input, result, before))
      }
    }
  })
})
