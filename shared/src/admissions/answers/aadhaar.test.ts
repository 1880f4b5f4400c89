import { expect, it } from 'vitest'
import { aadhaarDigits, aadhaarError, isMaskedAadhaar, maskAadhaar, withCheckDigit } from './aadhaar.ts'

it.each(['999941057058', '234123412346'])('accepts %s', (digits) => expect(aadhaarError(digits)).toBeNull())

it.each([
  '99994105705', // eleven digits
  '9999410570580', // thirteen
  '199941057058', // begins with 1
  '099941057058',
  '९९९९४१०५७०५८', // Devanagari digits
  '',
])('refuses the shape of %s', (digits) => {
  expect(aadhaarError(digits)).toBe('Invalid aadhar number and length must be 12')
})

it('does not blame the length for a wrong check digit', () => {
  expect(aadhaarError('999941057059')).toMatch(/^This is not a valid Aadhaar number: a digit is wrong/)
})

it('detects every single wrong digit and every swap of adjacent digits', () => {
  const right = '999941057058'
  for (let place = 1; place < 12; place++) {
    for (let digit = 0; digit < 10; digit++) {
      const changed = right.slice(0, place) + digit + right.slice(place + 1)
      expect(aadhaarError(changed) === null, changed).toBe(changed === right)
    }
    const a = right[place - 1] ?? ''
    const b = right[place] ?? ''
    const swapped = right.slice(0, place - 1) + b + a + right.slice(place + 1)
    if (swapped !== right) expect(aadhaarError(swapped), swapped).not.toBeNull()
  }
})

it('appends the check digit to eleven digits', () => {
  expect(withCheckDigit('99994105705')).toBe('999941057058')
})

it('accepts spaces and hyphens, and masks all but the last four digits', () => {
  expect(aadhaarDigits('9999 4105-7058')).toBe('999941057058')
  expect(maskAadhaar('999941057058')).toBe('XXXX XXXX 7058')
  expect(maskAadhaar('')).toBe('')
  expect(isMaskedAadhaar('XXXX XXXX 7058')).toBe(true)
  expect(isMaskedAadhaar('999941057058')).toBe(false)
})
