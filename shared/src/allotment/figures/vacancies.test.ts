import { expect, it } from 'vitest'
import { allot } from '../engine/allot.ts'
import { runOf } from '../fixtures/described-run.ts'
import { randomRun } from '../fixtures/random-run.ts'
import { seatFigures } from './vacancies.ts'

it('counts seats, cut-offs and what has moved', () => {
  const input = runOf({
    moves: [['OBC', 'UR']],
    units: { A: { UR: 1, OBC: 1, SC: 1 }, B: { UR: 1 } },
    candidates: { one: '90 - A', two: '80 - A', three: '70 - A' },
  })
  expect(seatFigures(input, allot(input))).toEqual([
    { unit: 0, category: 0, seats: 2, filled: 2, vacant: 0, moved: 1, cutOff: 800_000, lastPlace: 2 },
    { unit: 0, category: 1, seats: 1, filled: 0, vacant: 1, moved: 0, cutOff: null, lastPlace: null },
    { unit: 0, category: 2, seats: 0, filled: 0, vacant: 0, moved: -1, cutOff: null, lastPlace: null },
    { unit: 1, category: 0, seats: 1, filled: 0, vacant: 1, moved: 0, cutOff: null, lastPlace: null },
  ])
})

it('adds up to the seats of the input and of the result', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const input = randomRun({ seed, candidates: 90, units: 6, choices: 5, seatsOfUnit: 9, moves: true })
    const result = allot(input)
    const figures = seatFigures(input, result)
    const sum = (of: (row: (typeof figures)[number]) => number) => figures.reduce((total, row) => total + of(row), 0)
    expect(sum(({ seats }) => seats)).toBe(
      input.units.flatMap(({ seats }) => seats).reduce((total, { capacity }) => total + capacity, 0),
    )
    expect(sum(({ filled }) => filled)).toBe(result.seats.filter((seat) => seat !== null).length)
    expect(sum(({ moved }) => moved)).toBe(0)
    expect(figures.every(({ vacant }) => vacant >= 0)).toBe(true)
  }
})
