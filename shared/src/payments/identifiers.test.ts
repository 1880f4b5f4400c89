import { describe, expect, it } from 'vitest'
import {
  IDENTIFIER_BYTES,
  isRefundId,
  isTransactionId,
  merchantIdOf,
  refundIdOf,
  startedAtOf,
  transactionIdOf,
} from './identifiers.ts'

const now = new Date('2026-01-02T03:04:05.678Z')
const bytes = (...start: number[]) => Uint8Array.from({ length: IDENTIFIER_BYTES }, (_, i) => start[i] ?? 0)

describe('identifiers', () => {
  it('consist of a prefix, the time in milliseconds and random characters', () => {
    expect(transactionIdOf({ now, random: bytes(0, 31, 32, 255) })).toBe('T17673230456780Z0Z00000000')
    expect(merchantIdOf({ now, random: bytes(1) })).toBe('MUID1767323045678100000000000')
  })

  it('have at most 34 letters and digits, which every provider accepts', () => {
    expect(merchantIdOf({ now, random: bytes() })).toMatch(/^[A-Z0-9]{26,34}$/)
    expect(transactionIdOf({ now, random: bytes() })).toMatch(/^[A-Z0-9]{26,34}$/)
  })

  it('differ within one millisecond', () => {
    expect(transactionIdOf({ now, random: bytes(1) })).not.toBe(transactionIdOf({ now, random: bytes(2) }))
  })

  it('require enough random bytes', () => {
    expect(() => transactionIdOf({ now, random: new Uint8Array(2) })).toThrow('random bytes')
  })

  it('tell when the attempt was started', () => {
    expect(startedAtOf(transactionIdOf({ now, random: bytes() }))).toEqual(now)
    expect(startedAtOf('T1')).toBeNull()
  })

  it('are validated', () => {
    expect(isTransactionId(transactionIdOf({ now, random: bytes(9, 200) }))).toBe(true)
    expect(isTransactionId(merchantIdOf({ now, random: bytes() }))).toBe(false)
    expect(isTransactionId(`${transactionIdOf({ now, random: bytes() })}\n`)).toBe(false)
  })

  it('of refunds are validated', () => {
    const refundId = refundIdOf({ now, random: bytes(9, 200) })
    // Razorpay requires at least 10 letters and digits.
    expect(refundId).toMatch(/^R[A-Z0-9]{25}$/)
    expect(isRefundId(refundId)).toBe(true)
    expect(isRefundId(transactionIdOf({ now, random: bytes() }))).toBe(false)
    expect(isRefundId({ $gt: '' })).toBe(false)
  })

  it.each([
    '',
    'T1700000000000',
    't17673230456780z0z00000000',
    'T17673230456780Z0Z0000000I',
    "T1' OR '1'='1",
    { $gt: '' },
    ['T17673230456780Z0Z00000000'],
    null,
    7,
  ])('do not have the format %j', (value) => expect(isTransactionId(value)).toBe(false))
})
