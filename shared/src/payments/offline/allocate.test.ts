import { expect, it } from 'vitest'
import { allocate, unallocatedPaise } from './allocate.ts'

const due = (leftPaise: number, dueOn: string | null, allowsPart = true) => ({ leftPaise, dueOn, allowsPart })

it.each([
  ['the oldest first', 1500, [due(1000, '2026-03-01'), due(1000, '2026-01-01')], [500, 1000]],
  ['those without a date last', 1500, [due(1000, null), due(1000, '2026-01-01')], [500, 1000]],
  ['equal ones in their order', 1500, [due(1000, '2026-01-01'), due(1000, '2026-01-01')], [1000, 500]],
  ['nothing beyond all of them', 3000, [due(1000, '2026-01-01')], [1000]],
  ['no part of what is paid as a whole', 1500, [due(2000, '2026-01-01', false), due(1000, null)], [0, 1000]],
  ['nothing of nothing', 0, [due(1000, '2026-01-01')], [0]],
])('spreads over %s', (_, amount, dues, expected) => {
  expect(allocate(amount, dues)).toEqual(expected)
})

it('says what is missing to the paisa', () => {
  expect(unallocatedPaise(100_001, [50_000, 50_000])).toBe(1)
  expect(unallocatedPaise(100_000, [50_000, 50_001])).toBe(-1)
})
