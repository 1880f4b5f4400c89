import { describe, expect, it } from 'vitest'
import { parseIndianMobile } from './phone.ts'

describe('parseIndianMobile', () => {
  it.each([
    '9830012345',
    '+91 98300 12345',
    '+९१ ९८३०० १२३४५',
    '৯৮৩০০১২৩৪৫',
    '+91-98300-12345',
    '09830012345',
    '919830012345',
    '0091 (98300) 12345',
  ])('normalises %s to 9830012345', (typed) => {
    expect(parseIndianMobile(typed)).toBe('9830012345')
  })

  it('does not strip 91 from the start of a ten-digit number', () => {
    expect(parseIndianMobile('9112345678')).toBe('9112345678')
    expect(parseIndianMobile('+91 9112345678')).toBe('9112345678')
  })

  it.each(['', '983001234', '98300123456', '5830012345', '+1 9830012345', '98300-1234x', '9'.repeat(10_000)])(
    'refuses %s',
    (typed) => {
      expect(parseIndianMobile(typed)).toBeNull()
    },
  )
})
