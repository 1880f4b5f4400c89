import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const options = { fieldKey: '0123456789abcdef'.repeat(4), purpose: 'pravesh/test', owner: 'student-1' }

describe('seal', () => {
  it('opens for its owner and purpose only', () => {
    const sealed = seal('234567890124', options)
    expect(unseal(sealed, options)).toBe('234567890124')
    expect(() => unseal(sealed, { ...options, owner: 'student-2' })).toThrow()
    expect(() => unseal(sealed, { ...options, purpose: 'pravesh/other' })).toThrow()
    expect(() => unseal(sealed, { ...options, fieldKey: 'f'.repeat(64) })).toThrow()
  })

  it('is different each time and tells nothing', () => {
    const [one, other] = [seal('234567890124', options), seal('234567890124', options)]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('234567890124')
  })

  it('notices every change, and a tag that was cut short', () => {
    const bytes = Buffer.from(seal('text', options), 'base64')
    for (const index of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => unseal(changed.toString('base64'), options)).toThrow()
    }
    expect(() => unseal(bytes.subarray(0, 16).toString('base64'), options)).toThrow()
  })
})
