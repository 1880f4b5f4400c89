import { PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import { describe, expect, it } from 'vitest'
import { answerOf, POLL_MS } from './payment-answer.ts'

const said = (status: string, ok = false) => answerOf({ ok, status: 200, body: { success: ok, result: { status } } })

describe('the answer about a payment', () => {
  it('is that it is paid only when the server says so twice', () => {
    expect(said('paid', true)).toBe('paid')
    expect(said('paid')).toBe('other')
    expect(said('pending', true)).toBe('open')
    expect(said('constructor', true)).toBe('other')
    expect(answerOf({ ok: true, status: 200, body: { success: true } })).toBe('other')
  })

  it('is open while the bank has not decided', () => {
    const open = PAYMENT_STATUSES.filter((status) => said(status) === 'open')
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
  ])('with status %i is %s', (status, answer) => {
    expect(answerOf({ ok: false, status, body: {} })).toBe(answer)
  })

  it('is asked for again a few times, within a minute', () => {
    expect(POLL_MS.length).toBeGreaterThan(2)
    expect(POLL_MS.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(60_000)
  })
})
