import { expect, it } from 'vitest'
import { isVerified, isWaiting, startPhoneCheck } from './phone-check.ts'

const check = startPhoneCheck('9830012345', 'v1', 0)

it('allows another code after a minute', () => {
  expect(check).toEqual({ phone: '9830012345', verificationId: 'v1', resendFrom: 60_000, verified: false })
})

it('waits for a code until it expires, and only for its own number', () => {
  expect(isWaiting(check, '+91 98300 12345', 299_999)).toBe(true)
  expect(isWaiting(check, '9830012345', 300_000)).toBe(false)
  expect(isWaiting(check, '9830012346', 0)).toBe(false)
  expect(isWaiting({ ...check, verified: true }, '9830012345', 0)).toBe(false)
  expect(isWaiting(null, '9830012345', 0)).toBe(false)
})

it('does not count a number changed after its verification as verified', () => {
  expect(isVerified({ ...check, verified: true }, '098300-12345')).toBe(true)
  expect(isVerified({ ...check, verified: true }, '9830012346')).toBe(false)
  expect(isVerified(check, '9830012345')).toBe(false)
  expect(isVerified(null, '')).toBe(false)
})
