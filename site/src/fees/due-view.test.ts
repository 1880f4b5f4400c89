import { DUE_STATES, type DueState } from '@pravesh/shared/fees/dues/due'
import { describe, expect, it } from 'vitest'
import { aDueView } from '../../test/fee-plan.ts'
import { daysUntil, firstToPay, hasNews, isWaiting, payBadge, statusBadge } from './due-view.ts'
import { en } from './words/en.ts'

describe('the badges of a fee', () => {
  it.each([
    ['open', 'UNPAID', undefined],
    ['waiting', 'UNPAID', 'Waiting for your bank'],
    ['failed', 'UNPAID', 'Failed'],
    ['mismatch', 'UNPAID', 'Being checked'],
    ['paid', 'PAID', 'Pending'],
    ['refunded', 'PAID', 'Refunded'],
  ] satisfies [DueState, string, string | undefined][])('are, for %s, %s and %s', (state, pay, status) => {
    expect(payBadge({ state, isOverdue: false }, en).label).toBe(pay)
    expect(statusBadge({ state, review: 'PENDING' }, en)?.label).toBe(status)
  })

  it('alarm only about overdue and failed fees', () => {
    const tone = (state: DueState, isOverdue: boolean) => payBadge({ state, isOverdue }, en).tone
    expect([tone('open', false), tone('open', true), tone('failed', false), tone('paid', false)]).toEqual([
      '',
      'bad',
      'bad',
      'good',
    ])
  })

  it('show the decision of the office', () => {
    expect(statusBadge({ state: 'paid', review: 'APPROVED' }, en)).toEqual({ tone: 'good', label: 'Approved' })
    expect(statusBadge({ state: 'paid', review: 'REJECTED' }, en)).toEqual({ tone: 'bad', label: 'Rejected' })
  })

  it('exist for every state but the untouched one', () =>
    expect(DUE_STATES.filter((state) => !statusBadge({ state, review: 'PENDING' }, en))).toEqual(['open']))
})

it('suggests the first fee that does not wait for the bank', () => {
  const dues = (['paid', 'waiting', 'mismatch', 'failed', 'open'] as const).map((state) =>
    aDueView({ id: state, state }),
  )
  expect(firstToPay(dues)?.id).toBe('failed')
  expect(firstToPay(dues.slice(0, 3))).toBeUndefined()
})

it('waits only for the bank', () => {
  expect(DUE_STATES.filter((state) => isWaiting({ state }))).toEqual(['waiting'])
})

describe('a fee has news', () => {
  const duplicate = (refundedPaise: number) => ({ transactionId: 'T1', amountPaise: 100, refundedPaise })

  it.each([
    ['nothing', {}, false],
    ['a problem with its payment', { state: 'mismatch' }, true],
    ['a refund under way', { refundPendingPaise: 1 }, true],
    ['a second payment', { duplicates: [duplicate(100), duplicate(99)] }, true],
    ['a second payment that was refunded', { duplicates: [duplicate(100)] }, false],
  ] as const)('about %s: %s', (_, changed, has) => {
    expect(hasNews(aDueView(changed as Parameters<typeof aDueView>[0]))).toBe(has)
  })
})

it('says when a fee is due', () => {
  expect([0, 1, 2].map(en.inDays)).toEqual(['today', 'in 1 day', 'in 2 days'])
})

it('counts whole days', () => {
  expect(daysUntil('2026-12-01', '2026-11-22')).toBe(9)
  expect(daysUntil('2026-11-22', '2026-11-22')).toBe(0)
  expect(daysUntil('2026-11-20', '2026-11-22')).toBe(-2)
})
