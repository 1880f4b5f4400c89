import { PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import { describe, expect, it } from 'vitest'
import { POLL_MS, stateOf } from './payment-state.ts'

const stateFor = (status: string, ok = false) => stateOf({ ok, status: 200, body: { success: ok, result: { status } } })

describe('the state of a payment', () => {
  it('is paid only if both the reply and its status say so', () => {
    expect(stateFor('paid', true)).toBe('paid')
    expect(stateFor('paid')).toBe('other')
    expect(stateFor('pending', true)).toBe('open')
    expect(stateFor('constructor', true)).toBe('other')
    expect(stateOf({ ok: true, status: 200, body: { success: true } })).toBe('other')
  })

  it('is open until the bank decides', () => {
    const open = PAYMENT_STATUSES.filter((status) => stateFor(status) === 'open')
    expect(open).toEqual(['created', 'pending'])
  })

  it.each([
    [401, 'login'],
    [0, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [404, 'other'],
    [400, 'other'],
  ])('with status %i is %s', (status, state) => {
    expect(stateOf({ ok: false, status, body: {} })).toBe(state)
  })

  it('is polled a few times within a minute', () => {
    expect(POLL_MS.length).toBeGreaterThan(2)
    expect(POLL_MS.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(60_000)
  })
})
