import { describe, expect, it } from 'vitest'
import { decrypt, encrypt, isEncryptedWithNewest, keyIdIn, keyIdOf, newestPrefix, UnknownKeyError } from './encrypt.ts'

const one = '0123456789abcdef'.repeat(4)
const other = 'f'.repeat(64)
const options = { fieldKeys: [one], purpose: 'pravesh/test', owner: 'student-1' }
const rotated = { ...options, fieldKeys: [other, one] }

/** Output of `encrypt` from before values contained a key id. */
const WITHOUT_KEY_ID = '9T7jEHvggFFzB55U3JBMs9SaT6GDzz0uAwuBWBiBMIdSCvPSzhKflA=='

const bytesOf = (encrypted: string) => Buffer.from(encrypted.split('.').at(-1) ?? '', 'base64')
const withBytes = (bytes: Buffer) => `${newestPrefix([one])}${bytes.toString('base64')}`

describe('encrypt', () => {
  it('decrypts only for the same owner and purpose', () => {
    const encrypted = encrypt('234567890124', options)
    expect(decrypt(encrypted, options)).toBe('234567890124')
    expect(() => decrypt(encrypted, { ...options, owner: 'student-2' })).toThrow()
    expect(() => decrypt(encrypted, { ...options, purpose: 'pravesh/other' })).toThrow()
    expect(() => decrypt(encrypted, { ...options, fieldKeys: [other] })).toThrow(UnknownKeyError)
  })

  it('gives a different, opaque value each time', () => {
    const [first, second] = [encrypt('234567890124', options), encrypt('234567890124', options)]
    expect(first).not.toBe(second)
    expect(bytesOf(first).toString('latin1')).not.toContain('234567890124')
  })

  it('detects every change and a truncated tag', () => {
    const encrypted = encrypt('text', options)
    const bytes = bytesOf(encrypted)
    for (const index of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => decrypt(withBytes(changed), options)).toThrow()
    }
    expect(() => decrypt(withBytes(bytes.subarray(0, 16)), options)).toThrow()
  })
})

describe('a list of keys', () => {
  it('encrypts with the first and decrypts with each', () => {
    const old = encrypt('text', options)
    expect(decrypt(old, rotated)).toBe('text')
    const encrypted = encrypt('text', rotated)
    expect(decrypt(encrypted, { ...options, fieldKeys: [other] })).toBe('text')
    expect(() => decrypt(encrypted, options)).toThrow(UnknownKeyError)
  })

  it('identifies the key of a value without revealing the key', () => {
    expect(encrypt('text', rotated)).toMatch(new RegExp(`^v1\\.${keyIdOf(other)}\\.`))
    expect(keyIdOf(other)).toMatch(/^[0-9a-f]{8}$/)
    expect(other).not.toContain(keyIdOf(other))
    expect(keyIdOf(other)).not.toBe(keyIdOf(one))
    expect([isEncryptedWithNewest(encrypt('text', rotated), rotated.fieldKeys), keyIdOf(one.toUpperCase())]).toEqual([
      true,
      keyIdOf(one),
    ])
    expect(isEncryptedWithNewest(encrypt('text', options), rotated.fieldKeys)).toBe(false)
  })

  it('finds the key of a value, if the value names one', () => {
    expect(keyIdIn(encrypt('text', options))).toBe(keyIdOf(one))
    expect([keyIdIn('bm8ga2V5IGlk'), keyIdIn(null)]).toEqual([null, null])
  })

  it('names the missing key by its id', () => {
    expect(() => decrypt(encrypt('text', rotated), options)).toThrow(keyIdOf(other))
  })
})

describe('a value without a key id', () => {
  it('decrypts with whichever listed key encrypted it', () => {
    for (const { fieldKeys } of [options, rotated]) {
      expect(decrypt(WITHOUT_KEY_ID, { ...options, fieldKeys })).toBe('234567890124')
    }
    expect(isEncryptedWithNewest(WITHOUT_KEY_ID, [one])).toBe(false)
  })

  it('does not decrypt with any other key', () => {
    expect(() => decrypt(WITHOUT_KEY_ID, { ...options, fieldKeys: [other] })).toThrow()
    expect(() => decrypt(WITHOUT_KEY_ID, { ...rotated, owner: 'student-2' })).toThrow()
  })
})
