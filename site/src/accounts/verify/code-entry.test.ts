import { describe, expect, it } from 'vitest'
import { type CodeEntry, type CodeEvent, firstEntry, nextEntry } from './code-entry.ts'

const NOW = 1_000_000
const arrival = { expired: false, now: NOW, isFromRegistration: false }
const after = (...events: CodeEvent[]): CodeEntry => events.reduce(nextEntry, firstEntry(arrival))

const expired: CodeEvent = { type: 'expired' }
const resending: CodeEvent = { type: 'resending' }
const resent: CodeEvent = { type: 'resent', now: NOW }
const refused: CodeEvent = { type: 'refused', msg: 'Wrong code.' }
const notResent: CodeEvent = { type: 'not-resent', msg: 'Wait a minute.' }
const accepted: CodeEvent = { type: 'accepted', isLoggedIn: true }

describe('the user arrives', () => {
  it('at the field, and may ask for another code at once', () =>
    expect(firstEntry(arrival)).toEqual({
      step: 'entering',
      notice: null,
      round: 0,
      resendFrom: 0,
      isResending: false,
    }))
  it('from the registration, which sent a code just now', () =>
    expect(firstEntry({ ...arrival, isFromRegistration: true }).resendFrom).toBe(NOW + 60_000))
  it('with an expired code', () => expect(firstEntry({ ...arrival, expired: true }).step).toBe('expired'))
  it('after a correction of the address, which sent a code', () =>
    expect(firstEntry({ ...arrival, isFromRegistration: true, correctedAt: NOW - 10_000 })).toMatchObject({
      notice: { kind: 'corrected' },
      resendFrom: NOW + 50_000,
    }))
})

describe('a submitted code', () => {
  it('removes the notice about the previous one', () =>
    expect(after(refused, { type: 'submitted' })).toMatchObject({ step: 'entering', notice: null }))
  it('is refused with a problem, which can be dismissed', () => {
    expect(after(refused)).toMatchObject({ step: 'entering', notice: { kind: 'problem', msg: 'Wrong code.' } })
    expect(after(refused, { type: 'dismissed' })).toMatchObject({ step: 'entering', notice: null })
  })
  it('has expired', () => expect(after(resending, resent, expired)).toMatchObject({ step: 'expired', notice: null }))
  it.each([true, false])('verifies the address; logged in: %j', (isLoggedIn) =>
    expect(after({ type: 'accepted', isLoggedIn })).toMatchObject({ step: 'verified', isLoggedIn }),
  )
})

describe('another code', () => {
  it('replaces an expired one and empties the field', () =>
    expect(after(expired, resending, resent)).toEqual({
      step: 'entering',
      notice: { kind: 'resent' },
      round: 1,
      resendFrom: NOW + 60_000,
      isResending: false,
    }))
  it('removes a problem, but no news, while it is being sent', () => {
    expect(after(refused, resending)).toMatchObject({ notice: null, isResending: true })
    expect(after(resent, resending)).toMatchObject({ notice: { kind: 'resent' }, isResending: true })
  })
  it.each([
    ['entering', []],
    ['expired', [expired]],
  ])('cannot be sent while %s', (step, events) =>
    expect(after(...events, resending, notResent)).toMatchObject({
      step,
      notice: { kind: 'problem', msg: 'Wait a minute.' },
      round: 0,
      isResending: false,
    }),
  )
})

it.each([expired, refused, resending, resent, notResent])('nothing changes after the verification: %j', (event) => {
  const verified = after(resending, accepted)
  expect(nextEntry(verified, event)).toBe(verified)
})
