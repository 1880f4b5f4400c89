import { describe, expect, it } from 'vitest'
import { dueState, mayPay } from './due-state.ts'
import type { DueView } from './fee-plan.ts'
import { byDate, nextDue, planTotals } from './totals.ts'

const attempt = (
  status: 'pending' | 'created' | 'failed' | 'expired' | 'paid' | 'refunded',
  issue: 'mismatch' | 'duplicate' | null = null,
) => ({
  status,
  issue,
})

describe('dueState', () => {
  it.each([
    ['open', [], 'open', true],
    ['open', [attempt('failed')], 'failed', true],
    ['open', [attempt('failed'), attempt('pending')], 'waiting', true],
    ['open', [attempt('created')], 'waiting', true],
    ['open', [attempt('expired')], 'failed', true],
    ['open', [attempt('paid')], 'waiting', true],
    ['open', [attempt('paid', 'duplicate'), attempt('refunded')], 'open', true],
    ['open', [attempt('pending', 'mismatch'), attempt('failed')], 'mismatch', false],
    ['paid', [attempt('paid'), attempt('pending')], 'paid', false],
    ['paid', [attempt('paid', 'duplicate'), attempt('paid')], 'paid', false],
    ['refunded', [attempt('paid')], 'refunded', false],
  ] as const)('%s with attempts %j is %s', (status, attempts, state, payable) => {
    expect(dueState({ status, attempts })).toBe(state)
    expect(mayPay(state)).toBe(payable)
  })
})

describe('totals', () => {
  const due = (change: Partial<DueView>) =>
    ({ amountPaise: 100, refundedPaise: 0, isOverdue: false, ...change }) as DueView
  const dues = [
    due({ id: 'paid', state: 'paid', dueOn: '2026-01-01' }),
    due({ id: 'part', state: 'paid', dueOn: '2026-01-02', refundedPaise: 40 }),
    due({ id: 'refunded', state: 'refunded', dueOn: '2026-01-03', refundedPaise: 100 }),
    due({ id: 'undated', state: 'open', dueOn: null }),
    due({ id: 'later', state: 'waiting', dueOn: '2026-03-01' }),
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
