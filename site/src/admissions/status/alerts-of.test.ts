import { APPLICATION_STATUSES, decisionOf } from '@pravesh/shared/admissions/status/status'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { describe, expect, it } from 'vitest'
import { alertsOf, isPayable, isReplaced, isSettledApplication } from './alerts-of.ts'

const unpaid = anOwedView('notStarted')
const paid = anOwedView('paid')

describe('alertsOf', () => {
  it('puts the correction before the payment', () =>
    expect(alertsOf({ status: 'SENT_BACK', owed: unpaid })).toEqual(['correct', 'unpaid']))
  it('shows both alerts to an approved student who must correct documents', () =>
    expect(alertsOf({ status: 'APPROVED_SENT_BACK', owed: paid })).toEqual(['correct', 'approved']))
  it.each([
    ['notStarted', ['unpaid']],
    ['opened', ['unpaid']],
    ['failed', ['unpaid']],
    ['expired', ['unpaid']],
    ['undecided', []],
    ['checking', ['fee']],
    ['refunding', ['fee']],
    ['paid', ['pending']],
    ['refunded', []],
    ['notOwed', []],
  ] as const)('has one alert about a fee that is %s', (state, alerts) => {
    expect(alertsOf({ status: 'SUBMITTED', owed: anOwedView(state) })).toEqual(alerts)
  })
  it('asks for no payment after a rejection, and says what becomes of the fee', () => {
    expect(alertsOf({ status: 'REJECTED', owed: anOwedView('notOwed') })).toEqual(['rejected'])
    expect(alertsOf({ status: 'REJECTED', rejectionCode: 'carried-over', owed: paid })).toEqual(['carried'])
    expect(alertsOf({ status: 'REJECTED', owed: anOwedView('refunding') })).toEqual(['rejected'])
    expect(alertsOf({ status: 'REJECTED', owed: anOwedView('checking') })).toEqual(['rejected', 'fee'])
  })
  it.each(APPLICATION_STATUSES)('shows the decision for %s', (status) => {
    const alerts = alertsOf({ status, owed: paid })
    const decided = { PENDING: 'pending', APPROVED: 'approved', REJECTED: 'rejected' }[decisionOf(status)]
    expect(alerts).toContain(decided)
    expect(isPayable({ owed: paid })).toBe(false)
  })
})

describe('isSettledApplication', () => {
  it.each([
    ['APPROVED', paid, true],
    ['APPROVED', unpaid, false],
    ['APPROVED_SENT_BACK', paid, false],
    ['SUBMITTED', paid, false],
    ['REJECTED', paid, false],
    ['SUBMITTED', anOwedView('undecided'), false],
  ] as const)('%s, fee %o: %s', (status, owed, isSettled) => {
    expect(isSettledApplication({ status, owed })).toBe(isSettled)
  })
})

describe('isReplaced', () => {
  const rejected = { course: 'DELED', status: 'REJECTED' } as const
  it('tells a rejected application from the next one for the same course', () => {
    const approved = { course: 'DELED', status: 'APPROVED' } as const
    const all = [approved, rejected]
    expect(all.map((each) => isReplaced(each, all))).toEqual([false, true])
  })
  it('leaves the newest of several rejected ones', () => {
    const all = [rejected, { ...rejected }]
    expect(all.map((each) => isReplaced(each, all))).toEqual([false, true])
  })
  it('ignores applications for other courses and earlier ones', () => {
    const all = [
      { course: 'BED', status: 'SUBMITTED' } as const,
      rejected,
      { course: 'DELED', status: 'SUBMITTED' } as const,
    ]
    expect(all.some((each) => isReplaced(each, all))).toBe(false)
  })
})
