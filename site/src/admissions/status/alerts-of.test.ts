import { APPLICATION_STATUSES, decisionOf } from '@pravesh/shared/admissions/status/status'
import { describe, expect, it } from 'vitest'
import { alertsOf, isPayable } from './alerts-of.ts'

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
