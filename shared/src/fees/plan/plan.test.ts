import { describe, expect, it } from 'vitest'
import type { OwedState } from '../../payments/owed/states.ts'
import type { DueView } from './fee-plan.ts'
import { nextPayment } from './next-payment.ts'
import { byDate, nextDue, planTotals } from './totals.ts'

describe('totals', () => {
  const due = ({ state, ...change }: Partial<DueView> & { state: OwedState }) =>
    ({
      amountPaise: 100,
      money: { leftPaise: 100, paidPaise: 0, heldPaise: 0 },
      refundedPaise: 0,
      isOverdue: false,
      owed: { state },
      ...change,
    }) as DueView
  const dues = [
    due({ id: 'paid', state: 'paid', dueOn: '2026-01-01' }),
    due({ id: 'part', state: 'paid', dueOn: '2026-01-02', refundedPaise: 40 }),
    due({ id: 'refunded', state: 'refunded', dueOn: '2026-01-03', refundedPaise: 100 }),
    due({ id: 'undated', state: 'notStarted', dueOn: null }),
    due({ id: 'later', state: 'undecided', dueOn: '2026-03-01' }),
    due({ id: 'overdue', state: 'failed', dueOn: '2026-02-01', isOverdue: true }),
  ]

  it('separate received, refunded, undecided, open and overdue amounts', () => {
    expect(planTotals(dues)).toEqual({
      totalPaise: 600,
      paidPaise: 160,
      refundedPaise: 140,
      onHoldPaise: 100,
      openPaise: 200,
      overduePaise: 100,
    })
  })

  it('sort undated dues last and find the next open one', () => {
    expect(dues.toSorted(byDate).at(-1)?.id).toBe('undated')
    expect(nextDue(dues)?.id).toBe('overdue')
    expect(nextDue(dues.slice(0, 3))).toBeNull()
  })
})

describe('the next payment', () => {
  const due = (id: string, dueOn: string | null, change: Partial<DueView> & { state?: OwedState } = {}) => {
    const { state = 'notStarted', ...rest } = change
    return { id, dueOn, money: { leftPaise: 100 }, isOverdue: false, owed: { state }, ...rest } as DueView
  }
  const summary = (...dues: DueView[]) => {
    const next = nextPayment(dues)
    return next && { ...next, dues: next.dues.map(({ id }) => id) }
  }

  it('is everything that is due on the first day, whatever its order', () => {
    const dues = [
      due('later', '2026-03-01'),
      due('card', '2026-02-01', { money: { leftPaise: 20 } as DueView['money'] }),
      due('fee', '2026-02-01'),
    ]
    expect(summary(...dues)).toEqual({
      dues: ['card', 'fee'],
      amountPaise: 120,
      dueOn: '2026-02-01',
      isOverdue: false,
    })
  })

  it('is everything that is overdue', () => {
    const late = { isOverdue: true }
    const dues = [due('first', '2026-01-01', late), due('second', '2026-01-15', late), due('later', '2026-02-01')]
    expect(summary(...dues)).toMatchObject({ dues: ['first', 'second'], amountPaise: 200, isOverdue: true })
  })

  it('leaves out what has arrived, what the bank decides and what is being checked', () => {
    const day = '2026-02-01'
    const on = (state: OwedState) => due(state, day, { state })
    expect(summary(on('paid'), on('undecided'), on('checking'), on('failed'))?.dues).toEqual(['failed'])
    expect(summary(on('paid'), on('undecided'))).toBeNull()
  })

  it('is one due without a date at a time', () => {
    expect(summary(due('one', null), due('other', null))).toMatchObject({ dues: ['one'], dueOn: null })
  })
})
