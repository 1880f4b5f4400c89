import { describe, expect, it } from 'vitest'
import type { OwedState } from '../../payments/owed/states.ts'
import type { DueView } from './fee-plan.ts'
import { byDate, nextDue, planTotals } from './totals.ts'

describe('totals', () => {
  const due = ({ state, ...change }: Partial<DueView> & { state: OwedState }) =>
    ({ amountPaise: 100, refundedPaise: 0, isOverdue: false, owed: { state }, ...change }) as DueView
  const dues = [
    due({ id: 'paid', state: 'paid', dueOn: '2026-01-01' }),
    due({ id: 'part', state: 'paid', dueOn: '2026-01-02', refundedPaise: 40 }),
    due({ id: 'refunded', state: 'refunded', dueOn: '2026-01-03', refundedPaise: 100 }),
    due({ id: 'undated', state: 'notStarted', dueOn: null }),
    due({ id: 'later', state: 'undecided', dueOn: '2026-03-01' }),
    due({ id: 'overdue', state: 'failed', dueOn: '2026-02-01', isOverdue: true }),
  ]

  it('separate received, refunded, open and overdue amounts', () => {
    expect(planTotals(dues)).toEqual({
      totalPaise: 600,
      paidPaise: 160,
      refundedPaise: 140,
      openPaise: 300,
      overduePaise: 100,
    })
  })

  it('sort undated dues last and find the next open one', () => {
    expect(dues.toSorted(byDate).at(-1)?.id).toBe('undated')
    expect(nextDue(dues)?.id).toBe('overdue')
    expect(nextDue(dues.slice(0, 3))).toBeNull()
  })
})
