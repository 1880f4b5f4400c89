import { APPLICATION_STATUSES, decisionOf } from '@pravesh/shared/admissions/status/status'
import { describe, expect, it } from 'vitest'
import { alertsOf, isPayable, isReplaced, isSettledApplication } from './alerts-of.ts'

describe('alertsOf', () => {
  it('puts the correction before the payment', () =>
    expect(alertsOf({ status: 'SENT_BACK', feePaid: false })).toEqual(['correct', 'unpaid']))
  it('shows both alerts to an approved student who must correct documents', () =>
    expect(alertsOf({ status: 'APPROVED_SENT_BACK', feePaid: true })).toEqual(['correct', 'approved']))
  it('shows the pending alert only after the payment', () => {
    expect(alertsOf({ status: 'SUBMITTED', feePaid: false })).toEqual(['unpaid'])
    expect(alertsOf({ status: 'SUBMITTED', feePaid: true })).toEqual(['pending'])
  })
  it('asks for a refunded fee only before the approval', () => {
    const refunded = { feePaid: false, feeRefunded: true }
    expect(isPayable({ status: 'SUBMITTED', ...refunded })).toBe(true)
    expect(alertsOf({ status: 'APPROVED', ...refunded })).toEqual(['approved'])
  })
  it('asks for no payment after a rejection', () => {
    expect(alertsOf({ status: 'REJECTED', feePaid: false })).toEqual(['rejected'])
    expect(isPayable({ status: 'REJECTED', feePaid: false })).toBe(false)
  })
  it.each(APPLICATION_STATUSES)('shows the decision for %s', (status) => {
    const alerts = alertsOf({ status, feePaid: true })
    const decided = { PENDING: 'pending', APPROVED: 'approved', REJECTED: 'rejected' }[decisionOf(status)]
    expect(alerts).toContain(decided)
    expect(isPayable({ status, feePaid: true })).toBe(false)
  })
})

describe('isSettledApplication', () => {
  it.each([
    ['APPROVED', true, true],
    ['APPROVED', false, false],
    ['APPROVED_SENT_BACK', true, false],
    ['SUBMITTED', true, false],
    ['REJECTED', true, false],
  ] as const)('%s, fee paid: %s: %s', (status, feePaid, isSettled) => {
    expect(isSettledApplication({ status, feePaid })).toBe(isSettled)
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
