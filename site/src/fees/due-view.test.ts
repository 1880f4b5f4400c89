import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { OWED_STATES, type OwedState } from '@pravesh/shared/payments/owed/states'
import { describe, expect, it } from 'vitest'
import { aDueView } from '../../test/fee-plan.ts'
import { daysUntil, dueBadge, hasNews, messageOn, payBadge, statusBadge } from './due-view.ts'
import { en } from './words/en.ts'

describe('the badges of a fee', () => {
  it.each([
    ['notStarted', 'UNPAID', undefined],
    ['opened', 'UNPAID', 'Not completed'],
    ['undecided', 'UNPAID', 'Waiting for your bank'],
    ['failed', 'UNPAID', 'Failed'],
    ['expired', 'UNPAID', 'Not completed'],
    ['checking', 'UNPAID', 'Being checked'],
    ['paid', 'PAID', 'Pending'],
    ['refunding', 'PAID', 'Refund on its way'],
    ['refunded', 'PAID', 'Refunded'],
    ['notOwed', 'UNPAID', 'Cancelled'],
  ] satisfies [OwedState, string, string | undefined][])('are, for %s, %s and %s', (state, pay, status) => {
    const owed = anOwedView(state)
    expect(payBadge({ owed, isOverdue: false }, en).label).toBe(pay)
    expect(statusBadge({ owed, review: 'PENDING' }, en)?.label).toBe(status)
  })

  it('alarm only about overdue and failed fees', () => {
    const tone = (state: OwedState, isOverdue: boolean) => payBadge({ owed: anOwedView(state), isOverdue }, en).tone
    expect(tone('notStarted', false)).toBe('')
    expect(tone('notStarted', true)).toBe('bad')
    expect(tone('opened', false)).toBe('')
    expect(tone('failed', false)).toBe('bad')
    expect(tone('paid', false)).toBe('good')
  })

  it('show the decision of the office', () => {
    const owed = anOwedView('paid')
    expect(statusBadge({ owed, review: 'APPROVED' }, en)).toEqual({ tone: 'good', label: 'Approved' })
    expect(statusBadge({ owed, review: 'REJECTED' }, en)).toEqual({ tone: 'bad', label: 'Rejected' })
  })
})

it.each([
  ['notStarted', 'PENDING', 'UNPAID', ''],
  ['failed', 'PENDING', 'Failed', 'bad'],
  ['undecided', 'PENDING', 'Waiting for your bank', 'warning'],
  ['paid', 'PENDING', 'PAID · being checked', 'good'],
  ['paid', 'APPROVED', 'PAID', 'good'],
  ['paid', 'REJECTED', 'PAID · not accepted', 'bad'],
  ['refunding', 'APPROVED', 'Refund on its way', ''],
] as const)('a fee that is %s, with its review %s, has one badge: %s', (state, review, label, tone) => {
  expect(dueBadge({ owed: anOwedView(state), review, isOverdue: false }, en)).toEqual({ tone, label })
})

it('explains payments that were tried and have not arrived', () => {
  const explained = OWED_STATES.filter((state) => messageOn({ owed: anOwedView(state) }) !== null)
  expect(explained).toEqual(['opened', 'failed', 'expired', 'checking', 'clearing'])
})

describe('a fee has news', () => {
  const duplicate = (refundedPaise: number) => ({ transactionId: 'T1', amountPaise: 100, refundedPaise })

  it.each([
    ['nothing', {}, false],
    ['a problem with its payment', { owed: anOwedView('checking') }, true],
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
