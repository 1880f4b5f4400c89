import { expect, it } from 'vitest'
import { type DescribedRun, runOf } from '../fixtures/described-run.ts'
import { allot } from './allot.ts'

interface EdgeCase {
  /** As in the table of the README. */
  name: string
  run: DescribedRun
  expected: Record<string, string>
}

const W_AND_PWD = { W: 1, PwD: 1 }

const CASES: EdgeCase[] = [
  {
    name: '1. a minimum larger than the group',
    run: {
      units: { X: { UR: { seats: 3, minimum: { W: 3 } } } },
      candidates: { w: '50 - W X', m1: '90 - X', m2: '80 - X', m3: '70 - X' },
    },
    expected: { w: 'X UR', m1: 'X UR', m2: 'X UR' },
  },
  {
    name: '2. minimums that together exceed the seats',
    run: {
      units: { X: { UR: { seats: 1, minimum: { W: 1, PwD: 1 } } } },
      candidates: { w: '50 - W X', pwd: '40 - PwD X', m: '90 - X' },
    },
    expected: { w: 'X UR' },
  },
  {
    name: '3. one person in both groups fills one guaranteed seat',
    run: {
      units: { X: { UR: { seats: 2, minimum: W_AND_PWD } } },
      candidates: { both: '60 - W PwD X', m: '90 - X', w: '50 - W X' },
    },
    expected: { both: 'X UR', w: 'X UR' },
  },
  {
    name: '4. a person in both groups makes room for the one who is in one only',
    run: {
      units: { X: { UR: { seats: 2, minimum: W_AND_PWD } } },
      candidates: { both: '60 - W PwD X', w: '55 - W X', pwd: '50 - PwD X', m: '90 - X' },
    },
    expected: { both: 'X UR', w: 'X UR' },
  },
  {
    name: '5. the same with the groups in the other order',
    run: {
      groups: ['PwD', 'W'],
      units: { X: { UR: { seats: 2, minimum: W_AND_PWD } } },
      candidates: { both: '60 - W PwD X', w: '55 - W X', pwd: '50 - PwD X', m: '90 - X' },
    },
    expected: { both: 'X UR', w: 'X UR' },
  },
  {
    name: '6. a group that gets more than its minimum by merit',
    run: {
      units: { X: { UR: { seats: 2, minimum: { W: 1 } } } },
      candidates: { w1: '90 - W X', w2: '85 - W X', w3: '80 - W X', m: '70 - X' },
    },
    expected: { w1: 'X UR', w2: 'X UR' },
  },
  {
    name: '7. a woman of a category fills the open minimum, the next one that of the category',
    run: {
      units: { X: { UR: { seats: 1, minimum: { W: 1 } }, SC: { seats: 1, minimum: { W: 1 } } } },
      candidates: { scM: '95 SC X', scW1: '70 SC W X', scW2: '60 SC W X', w: '65 - W X' },
    },
    expected: { scW1: 'X UR', scW2: 'X SC' },
  },
  {
    name: '8. a unit without open seats',
    run: { units: { X: { SC: 1 } }, candidates: { g: '99 - X', sc: '40 SC X' } },
    expected: { sc: 'X SC' },
  },
  {
    name: '9. a moved seat keeps no minimum of its former category',
    run: {
      moves: [['OBC', 'UR']],
      units: { X: { UR: 0, OBC: { seats: 1, minimum: { W: 1 } } } },
      candidates: { m: '90 - X', w: '80 - W X' },
    },
    expected: { m: 'X UR' },
  },
  {
    name: '10. a seat that moves twice is offered to the category between',
    run: {
      categories: ['UR', 'EWS', 'OBC'],
      moves: [
        ['EWS', 'OBC'],
        ['OBC', 'UR'],
      ],
      units: { X: { EWS: 2 } },
      candidates: { o: '60 OBC X', g1: '90 - X', g2: '80 - X' },
    },
    expected: { o: 'X OBC', g1: 'X UR' },
  },
  {
    name: '11. equal scores, decided by what follows in the order',
    run: {
      units: { X: { UR: 1 } },
      candidates: { older: '80.0001 - X', younger: '80 - X' },
    },
    expected: { older: 'X UR' },
  },
  {
    name: '12. a held seat of a category whose holder has an open seat by merit now',
    run: {
      units: { X: { UR: 1, SC: 1 } },
      candidates: { holder: '90 SC X', next: '50 SC X' },
      held: { holder: ['X', 'SC', 'freeze'] },
    },
    expected: { holder: 'X UR', next: 'X SC' },
  },
  {
    name: '13. a held seat counts for the minimum before better late comers',
    run: {
      units: { X: { UR: { seats: 2, minimum: { W: 1 } } } },
      candidates: { holder: '40 - W X', lateW: '90 - W X', lateM: '80 - X' },
      held: { holder: ['X', 'UR', 'float'] },
    },
    expected: { holder: 'X UR', lateW: 'X UR' },
  },
]

it.each(CASES)('$name', ({ run, expected }) => {
  const input = runOf(run)
  const seats = allot(input).seats.flatMap((seat, candidate) =>
    seat
      ? [[input.candidates[candidate]?.key, `${input.units[seat.unit]?.code} ${input.categories[seat.category]}`]]
      : [],
  )
  expect(Object.fromEntries(seats)).toEqual(expected)
})
