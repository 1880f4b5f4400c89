import { describe, expect, it } from 'vitest'
import { type DescribedRun, runOf } from '../fixtures/described-run.ts'
import { allot } from './allot.ts'

/** Who gets which seat, as `unit/category`; those without a seat are left out. */
function seatsOf(described: DescribedRun): Record<string, string> {
  const input = runOf(described)
  const { seats } = allot(input)
  return Object.fromEntries(
    input.candidates.flatMap(({ key }, candidate) => {
      const seat = seats[candidate]
      return seat ? [[key, `${input.units[seat.unit]?.code} ${input.categories[seat.category]}`]] : []
    }),
  )
}

describe('one college', () => {
  it('gives a woman of a category the open seat that is guaranteed to women before a woman with less merit', () => {
    const run: DescribedRun = {
      units: { X: { UR: { seats: 2, minimum: { W: 1 } }, SC: 1 } },
      candidates: { m1: '100 - X', m2: '95 - X', sc1: '92 SC X', w1: '90 SC W X', w2: '80 - W X' },
    }
    expect(seatsOf(run)).toEqual({ m1: 'X UR', w1: 'X UR', sc1: 'X SC' })
  })

  it('counts a woman who has a seat by merit for the guarantee: it is a minimum, not a set-aside', () => {
    const run: DescribedRun = {
      units: { X: { UR: { seats: 3, minimum: { W: 1 } } } },
      candidates: { w1: '100 - W X', m1: '95 - X', m2: '90 - X', w2: '85 - W X' },
    }
    expect(seatsOf(run)).toEqual({ w1: 'X UR', m1: 'X UR', m2: 'X UR' })
  })

  it('puts the OBC woman of Saurav Yadav before the last woman of the open list', () => {
    const run: DescribedRun = {
      units: { police: { UR: { seats: 3, minimum: { W: 1 } }, OBC: { seats: 1, minimum: { W: 1 } } } },
      candidates: {
        man1: '290 - police',
        man2: '285 - police',
        man3: '280 - police',
        obcBetter: '277 OBC W police',
        sonamTomar: '276.5949 OBC W police',
        lastOpenWoman: '274.8298 - W police',
      },
    }
    const withOne = seatsOf(run)
    expect(withOne).toEqual({ man1: 'police UR', man2: 'police UR', obcBetter: 'police UR', sonamTomar: 'police OBC' })
    const two = { ...run, units: { police: { UR: { seats: 3, minimum: { W: 2 } } } } }
    expect(seatsOf(two)).toEqual({ man1: 'police UR', obcBetter: 'police UR', sonamTomar: 'police UR' })
  })

  it('leaves a seat of a category empty when only others want it and it may not be moved', () => {
    const run: DescribedRun = {
      units: { C1: { UR: 1, SC: 1 } },
      candidates: { g1: '90 - C1', g2: '80 - C1' },
    }
    expect(seatsOf(run)).toEqual({ g1: 'C1 UR' })
  })
})

describe('several colleges', () => {
  it('lets a candidate of a category who gets an open seat leave the reserved one to the next', () => {
    const run: DescribedRun = {
      units: { C1: { UR: 1, SC: 1 }, C2: { UR: 1 } },
      candidates: { s1: '95 SC C1>C2', g1: '90 - C1>C2', s2: '70 SC C1' },
    }
    expect(seatsOf(run)).toEqual({ s1: 'C1 UR', s2: 'C1 SC', g1: 'C2 UR' })
  })

  it('repeats the whole allotment after a vacant seat has moved', () => {
    const run: DescribedRun = {
      moves: [['OBC', 'UR']],
      units: { C1: { UR: 1, OBC: 1 }, C2: { UR: 1 } },
      candidates: { g1: '90 - C1>C2', g2: '85 - C1>C2', g3: '80 - C2' },
    }
    expect(seatsOf(run)).toEqual({ g1: 'C1 UR', g2: 'C1 UR', g3: 'C2 UR' })
    expect(allot(runOf(run))).toMatchObject({ repetitions: 2, moved: [{ unit: 0, from: 2, to: 0, seats: 1 }] })
  })
})

describe('a later round', () => {
  const units: DescribedRun['units'] = { 'A/Bengali': { UR: 1 }, 'A/History': { UR: 1 }, 'B/Bengali': { UR: 1 } }
  const choices = 'B/Bengali>A/History>A/Bengali'

  it.each([
    ['freeze', 'A/Bengali UR'],
    ['slide', 'A/History UR'],
    ['float', 'B/Bengali UR'],
  ] as const)('with %s, a holder of A/Bengali gets %s', (next, seat) => {
    const held = { one: ['A/Bengali', 'UR', next] } as const
    expect(seatsOf({ units, candidates: { one: `80 - ${choices}` }, held })).toEqual({ one: seat })
  })

  it.each([
    ['not in the list', 'B/Bengali>A/History'],
    ['once', choices],
    ['twice', `A/Bengali>${choices}`],
  ])('a holder keeps the seat that is %s of their choices', (_, own) => {
    const others = { better1: '95 - B/Bengali', better2: '94 - A/History' }
    const candidates = { one: `80 - ${own}`, ...others, late: '99 - A/Bengali' }
    const held = { one: ['A/Bengali', 'UR', 'float'] } as const
    expect(seatsOf({ units, candidates, held })).toMatchObject({ one: 'A/Bengali UR' })
  })

  it('gives the seat that a better one replaces to the next person', () => {
    const candidates = { one: `80 - ${choices}`, next: '70 - A/Bengali' }
    const held = { one: ['A/Bengali', 'UR', 'float'] } as const
    expect(seatsOf({ units, candidates, held })).toEqual({ one: 'B/Bengali UR', next: 'A/Bengali UR' })
  })
})
