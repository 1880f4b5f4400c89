import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { OWED_STATES, type OwedState } from '@pravesh/shared/payments/owed/states'
import { describe, expect, it } from 'vitest'
import { isWatched, owedIn, stateOf } from './payment-state.ts'

const reply = (state: OwedState, issue = 'none') => ({
  status: 200,
  body: { success: false, result: { issue, owed: anOwedView(state) } },
})

describe('the state of a payment', () => {
  it.each(OWED_STATES)('is that of what it is for: %s', (state) => expect(stateOf(reply(state))).toBe(state))

  it('is watched until the bank decides', () => {
    expect(OWED_STATES.filter((state) => isWatched(stateOf(reply(state))))).toEqual(['opened', 'undecided'])
    expect(isWatched('unreachable')).toBe(true)
    expect(isWatched('duplicate')).toBe(false)
  })

  it('tells a second payment from other refunds', () => {
    expect(stateOf(reply('refunding', 'duplicate'))).toBe('duplicate')
    expect(stateOf(reply('refunded', 'duplicate'))).toBe('refunded')
    expect(stateOf(reply('checking', 'mismatch'))).toBe('checking')
  })

  it('is unknown without what is owed, or with a state of another version', () => {
    expect(stateOf({ status: 200, body: { success: true } })).toBe('unknown')
    expect(owedIn({ body: { result: { owed: { state: 'constructor' } } } })).toBeNull()
  })

  it.each([
    [401, 'login'],
    [0, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [404, 'unknown'],
    [400, 'unknown'],
  ])('with status %i is %s', (status, state) => {
    expect(stateOf({ status, body: {} })).toBe(state)
  })
})
