import { PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import { describe, expect, it } from 'vitest'
import { isWatched, stateOf } from './payment-state.ts'

const stateFor = (status: string, ok = false) => stateOf({ ok, status: 200, body: { success: ok, result: { status } } })

describe('the state of a payment', () => {
  it('is paid only if both the reply and its status say so', () => {
    expect(stateFor('paid', true)).toBe('paid')
    expect(stateFor('paid')).toBe('review')
    expect(stateFor('pending', true)).toBe('open')
    expect(stateFor('constructor', true)).toBe('unknown')
    expect(stateOf({ ok: true, status: 200, body: { success: true } })).toBe('unknown')
  })

  it('is open until the bank decides, and only then watched', () => {
    const open = PAYMENT_STATUSES.filter((status) => stateFor(status) === 'open')
    expect(open).toEqual(['created', 'pending'])
    expect(PAYMENT_STATUSES.filter((status) => isWatched(stateFor(status)))).toEqual(open)
  })

  it('is failed after a refusal and after the time limit', () =>
    expect(PAYMENT_STATUSES.filter((status) => stateFor(status) === 'failed')).toEqual(['failed', 'expired']))

  it('tells a duplicate and a mismatch from payments that wait', () => {
    const withIssue = (status: string, issue: string) =>
      stateOf({ ok: false, status: 200, body: { success: false, result: { status, issue } } })
    expect(withIssue('paid', 'duplicate')).toBe('duplicate')
    expect(withIssue('refunded', 'duplicate')).toBe('refunded')
    expect(withIssue('pending', 'mismatch')).toBe('review')
    expect(withIssue('pending', 'none')).toBe('open')
  })

  it('is refunded after a full refund', () => expect(stateFor('refunded')).toBe('refunded'))

  it.each([
    [401, 'login'],
    [0, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [404, 'unknown'],
    [400, 'unknown'],
  ])('with status %i is %s', (status, state) => {
    expect(stateOf({ ok: false, status, body: {} })).toBe(state)
  })
})
