import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { allot } from '../allotment/engine/allot.ts'
import { nextRound, randomNumbers, randomRun } from '../allotment/fixtures/random-run.ts'
import { withMovedSeats } from '../allotment/fixtures/with-moved-seats.ts'
import { publishedFile } from '../allotment/run/published-file.ts'
import type { RunInput } from '../allotment/run/run-input.ts'
import type { RunResult } from '../allotment/run/run-result.ts'
import { verifyFile } from './verify-file.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const HEADER = { title: 'An invented course', round: 1, rulePack: { name: 'test', version: '1' }, sha256 }
const verify = (input: RunInput, result: RunResult) =>
  verifyFile(new TextEncoder().encode(publishedFile({ ...HEADER, input, result })))

/** Three rounds of small and crowded markets. */
function* rounds(seeds: number): Generator<{ input: RunInput; result: RunResult; seed: number }> {
  for (let seed = 1; seed <= seeds; seed++) {
    const shape = { groups: seed % 4, lists: 1 + (seed % 3), moves: seed % 2 === 0, scores: seed % 5 ? 1_000_000 : 9 }
    let input = randomRun({ seed, candidates: 60, units: 8, choices: 6, seatsOfUnit: 5, ...shape })
    for (let round = 1; round <= 3; round++) {
      const result = allot(input)
      yield { input, result, seed: seed * 10 + round }
      input = nextRound(withMovedSeats(input, result), result.seats, seed * 10 + round)
    }
  }
}

it('finds nothing wrong with what the engine gives, in 1,200 runs', async () => {
  for (const { input, result, seed } of rounds(400)) {
    expect.soft((await verify(input, result)).findings, `seed ${seed}`).toEqual([])
  }
})

describe('a result that was changed', () => {
  const changes: Record<string, (run: { input: RunInput; result: RunResult }, random: () => number) => RunResult> = {
    'seats of two people swapped': ({ result }, random) => {
      const [a, b] = [0, 1].map(() => Math.floor(random() * result.seats.length)) as [number, number]
      return { ...result, seats: result.seats.with(a, result.seats[b] ?? null).with(b, result.seats[a] ?? null) }
    },
    'a seat taken away': ({ result }, random) => ({
      ...result,
      seats: result.seats.with(Math.floor(random() * result.seats.length), null),
    }),
    'a seat given': ({ input, result }, random) => {
      const unit = Math.floor(random() * input.units.length)
      const category = Math.floor(random() * input.categories.length)
      return { ...result, seats: result.seats.with(Math.floor(random() * result.seats.length), { unit, category }) }
    },
    'a seat of another category': ({ result }, random) => {
      const at = Math.floor(random() * result.seats.length)
      const seat = result.seats[at]
      return {
        ...result,
        seats: result.seats.with(at, seat ? { ...seat, category: seat.category === 0 ? 1 : 0 } : null),
      }
    },
    'seats that did not move': ({ result }) => ({ ...result, moved: result.moved.slice(1) }),
  }

  it('is found, 1,000 of 1,000', async () => {
    let found = 0
    for (const { input, result, seed } of rounds(1000)) {
      const random = randomNumbers(seed)
      const all = Object.values(changes)
      const changed = all[Math.floor(random() * all.length)]?.({ input, result }, random) ?? result
      if (JSON.stringify(changed) === JSON.stringify(result)) continue
      expect((await verify(input, changed)).findings, `seed ${seed}`).not.toEqual([])
      found++
      if (found === 1000) break
    }
    expect(found).toBe(1000)
  })
})

describe('each check alone', () => {
  const input = randomRun({ seed: 7, candidates: 200, units: 8, choices: 6, seatsOfUnit: 9, groups: 2, moves: true })
  const result = allot(input)
  const checksOf = async (changed: RunResult, from = input) =>
    new Set((await verify(from, changed)).findings.map(({ check }) => check))
  const seated = result.seats.findIndex((seat) => seat !== null)
  const unseated = result.seats.findIndex(
    (seat, candidate) => seat === null && (input.candidates[candidate]?.choices.length ?? 0) > 2,
  )

  it('more seats than there are, and one that was not chosen', async () => {
    const seat = result.seats[seated] ?? null
    const crowded = await checksOf({ ...result, seats: result.seats.map(() => seat) })
    expect(crowded).toContain('capacity')
    expect(crowded).toContain('eligibility')
  })
  it('a person with less merit', async () => {
    expect(await checksOf({ ...result, seats: result.seats.with(seated, null) })).toContain('envy')
  })
  it('an unfilled minimum', async () => {
    const women = result.seats.map((seat, at) => (input.candidates[at]?.groups.includes(0) ? null : seat))
    expect(await checksOf({ ...result, seats: women })).toContain('guarantee')
  })
  it('vacant seats that had to move, and a move that no rule allows', async () => {
    expect(await checksOf({ ...result, moved: [] })).toContain('moves')
    expect(await checksOf({ ...result, moved: [{ unit: 0, from: 0, to: 1, seats: 1 }] })).toContain('moves')
  })
  it('a lost seat of the round before', async () => {
    const second = nextRound(withMovedSeats(input, result), result.seats, 3)
    const holder = second.candidates.findIndex(({ held }) => held)
    const after = allot(second)
    expect(await checksOf({ ...after, seats: after.seats.with(holder, null) }, second)).toContain('held')
  })
  it('a line too few', async () => {
    expect(await checksOf({ ...result, seats: result.seats.slice(1) })).toContain('seats')
    expect(unseated).toBeGreaterThan(-1)
  })
})

describe('a file that was changed', () => {
  const input = randomRun({ seed: 3, candidates: 40, units: 4, choices: 4, seatsOfUnit: 4 })
  const file = publishedFile({ ...HEADER, input, result: allot(input) })
  const checksOf = async (text: string) =>
    (await verifyFile(new TextEncoder().encode(text))).findings.map(({ check }) => check)

  it.each([
    [
      'in one character of a score',
      (text: string) => text.replace(/"merit":\[\[(\d)/, (_, digit) => `"merit":[[${9 - Number(digit)}`),
      'hash',
    ],
    ['by a line', (text: string) => `${text}\n{}`, 'shape'],
    ['to no JSON', (text: string) => text.slice(0, -3), 'shape'],
    ['in a unit that does not exist', (text: string) => text.replace(/"choices":\[\d+/, '"choices":[99'), 'shape'],
    ['to nothing', () => '', 'shape'],
    ['so that one person has two rows', (text: string) => text.replace('"key":"K1"', '"key":"K0"'), 'shape'],
    [
      'so that two people have the same merit',
      (text: string) => {
        const [first = '', second = ''] = text.match(/"merit":\[\[[^\]]+\]\]/g) ?? []
        return text.replace(second, first)
      },
      'shape',
    ],
    [
      'so that vacant seats would move for ever',
      (text: string) => text.replace('"moves":[]', '"moves":[{"from":0,"to":1},{"from":1,"to":0}]'),
      'shape',
    ],
  ])('%s', async (_, change, check) => expect(await checksOf(change(file))).toContain(check))
})
