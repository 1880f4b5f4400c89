import { APPLICATION_STATUSES, decisionOf } from '@pravesh/shared/admissions/status/status'
import { describe, expect, it } from 'vitest'
import { alertsOf, isPayable } from './alerts-of.ts'

describe('alertsOf', () => {
  it('asks first to correct, then to pay', () =>
    expect(alertsOf({ status: 'SENT_BACK', feePaid: false })).toEqual(['correct', 'unpaid']))
  it('tells an approved student with papers missing both', () =>
    expect(alertsOf({ status: 'APPROVED_SENT_BACK', feePaid: true })).toEqual(['correct', 'approved']))
  it('says only after the payment that it is not approved yet', () => {
    expect(alertsOf({ status: 'SUBMITTED', feePaid: false })).toEqual(['unpaid'])
    expect(alertsOf({ status: 'SUBMITTED', feePaid: true })).toEqual(['pending'])
  })
  it('asks nobody to pay for what was rejected', () => {
    expect(alertsOf({ status: 'REJECTED', feePaid: false })).toEqual(['rejected'])
    expect(isPayable({ status: 'REJECTED', feePaid: false })).toBe(false)
  })
  it.each(APPLICATION_STATUSES)('%s has an alert, and it is the decision that was made', (status) => {
    const alerts = alertsOf({ status, feePaid: true })
    const decided = { PENDING: 'pending', APPROVED: 'approved', REJECTED: 'rejected' }[decisionOf(status)]
    expect(alerts).toContain(decided)
    expect(isPayable({ status, feePaid: true })).toBe(false)
  })
})
