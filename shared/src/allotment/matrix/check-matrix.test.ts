import { describe, expect, it } from 'vitest'
import type { SeatRow } from '../process/units.ts'
import { checkMatrix } from './check-matrix.ts'
import { compareMatrices } from './compare-matrices.ts'
import { proposeRows } from './propose-rows.ts'

const rules = { categories: ['UR', 'SC'], groups: ['W', 'PWD'] } as const
const units = [{ code: 'SHAL' }, { code: 'KANG' }]
const row = (change: Partial<SeatRow> = {}): SeatRow => ({
  unit: 'SHAL',
  category: 'UR',
  seats: 10,
  minimum: { W: 3 },
  ...change,
})

describe('typed seats', () => {
  it.each<[string, SeatRow[], Record<string, number>, string[]]>([
    ['are accepted when they add up', [row(), row({ category: 'SC', seats: 3, minimum: {} })], { SHAL: 13 }, []],
    ['may be none', [row({ seats: 0, minimum: {} })], {}, []],
    ['have a unit of the process', [row({ unit: 'BANK' })], {}, ['rows/BANK/UR']],
    ['have a category of the process', [row({ category: 'ST' })], {}, ['rows/SHAL/ST']],
    ['have groups of the process', [row({ minimum: { DEP: 1 } })], {}, ['rows/SHAL/UR']],
    ['have each category once', [row(), row()], {}, ['rows/SHAL/UR']],
    ['have minimums that fit together', [row({ minimum: { W: 6, PWD: 5 } })], {}, ['rows/SHAL/UR']],
    ['come to the seats in all', [row()], { SHAL: 11, KANG: 1 }, ['totals/SHAL', 'totals/KANG']],
  ])('%s', (_, rows, totals, fields) =>
    expect(checkMatrix({ rows, units, rules, totals }).map(({ field }) => field)).toEqual(fields),
  )
})

it('compares two versions number by number', () => {
  const before = [row(), row({ category: 'SC', seats: 3, minimum: {} })]
  const after = [row({ seats: 9, minimum: { W: 3, PWD: 1 } }), row({ unit: 'KANG', seats: 2, minimum: {} })]
  expect(compareMatrices(before, after)).toEqual([
    { unit: 'SHAL', category: 'UR', group: null, before: 10, after: 9 },
    { unit: 'SHAL', category: 'UR', group: 'PWD', before: 0, after: 1 },
    { unit: 'SHAL', category: 'SC', group: null, before: 3, after: 0 },
    { unit: 'KANG', category: 'UR', group: null, before: 0, after: 2 },
  ])
  expect(compareMatrices(before, before)).toEqual([])
})

it('proposes rows that add up for each unit', () => {
  const shareOf = (code: string) => ({ SC: 2200, W: 3000 })[code] ?? 0
  const rows = proposeRows({ rules, totals: [{ unit: 'SHAL', seats: 50 }], shareOf })
  expect(rows).toEqual([
    { unit: 'SHAL', category: 'UR', seats: 39, minimum: { W: 12 } },
    { unit: 'SHAL', category: 'SC', seats: 11, minimum: { W: 3 } },
  ])
  expect(checkMatrix({ rows, units, rules, totals: { SHAL: 50 } })).toEqual([])
})
