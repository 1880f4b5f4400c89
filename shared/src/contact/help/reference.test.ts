import { expect, it } from 'vitest'
import { parseReference, REFERENCE_BYTES, referenceOf } from './reference.ts'

it('has two groups that are easy to read out', () => {
  expect(referenceOf(new Uint8Array(REFERENCE_BYTES))).toBe('HLP-2222-2222')
  expect(referenceOf(Uint8Array.from([0, 1, 2, 3, 25, 26, 27, 255]))).toMatch(/^HLP-2346-Z23[^AEIOU015]$/)
})

it('is understood as people type it', () => {
  for (const typed of ['HLP-7KQ4-M9XD', ' hlp 7kq4 m9xd ', 'hlp7kq4m9xd', 'HLP–7KQ4–M9XD']) {
    expect(parseReference(typed)).toBe('HLP-7KQ4-M9XD')
  }
  for (const typed of ['', 'HLP', 'HLP-7KQ4-M9X', 'HLP-7KQ4-M9XA', 'ORD-7KQ4-M9XD', 'HLP-7KQ4-M9XDD', '{"$gt":""}']) {
    expect(parseReference(typed), typed).toBeNull()
  }
})
