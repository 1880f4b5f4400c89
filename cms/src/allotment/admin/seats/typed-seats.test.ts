import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import { expect, it } from 'vitest'
import { cellKey, sentSeats, sumOf, typedSeats } from './typed-seats.ts'

const rules = { categories: ['UR', 'SC'], groups: ['W', 'PWD'] } as const
const units = [{ code: 'SHAL' }, { code: 'KANG' }]
const rows: SeatRow[] = [
  { unit: 'SHAL', category: 'UR', seats: 8, minimum: { W: 2 } },
  { unit: 'SHAL', category: 'SC', seats: 2, minimum: {} },
  { unit: 'KANG', category: 'UR', seats: 0, minimum: {} },
  { unit: 'KANG', category: 'SC', seats: 5, minimum: { PWD: 1 } },
]

it('sends what was stored unchanged', () => {
  expect(sentSeats(typedSeats(rows), units, rules)).toEqual({ rows, totals: { SHAL: 10, KANG: 5 } })
})

it('sends a number that was typed, and knows when the sum differs', () => {
  const typed = typedSeats(rows)
  const changed = { ...typed, cells: { ...typed.cells, [cellKey('SHAL', 'SC')]: 3, [cellKey('SHAL', 'SC', 'W')]: 1 } }
  expect(sentSeats(changed, units, rules).rows[1]).toEqual({
    unit: 'SHAL',
    category: 'SC',
    seats: 3,
    minimum: { W: 1 },
  })
  expect(sumOf(changed, 'SHAL', rules)).toBe(11)
  expect(changed.totals.SHAL).toBe(10)
})

it('has a row for a unit and a category without seats, and none for those that are gone', () => {
  const only = sentSeats(typedSeats(rows), [{ code: 'BANK' }], rules)
  expect(only).toEqual({
    rows: [
      { unit: 'BANK', category: 'UR', seats: 0, minimum: {} },
      { unit: 'BANK', category: 'SC', seats: 0, minimum: {} },
    ],
    totals: { BANK: 0 },
  })
})
