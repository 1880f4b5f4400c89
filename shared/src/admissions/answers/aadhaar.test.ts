import { expect, it } from 'vitest'
import { aadhaarDigits, isAadhaar, isMaskedAadhaar, maskAadhaar, withCheckDigit } from './aadhaar.ts'

it.each(['999941057058', '234123412346'])('%s is a number', (digits) => expect(isAadhaar(digits)).toBe(true))

it.each([
  '999941057059', // wrong check digit
  '99994105705', // eleven digits
  '9999410570580', // thirteen
  '199941057058', // begins with 1
  '099941057058',
  '९९९९४१०५७०५८', // Devanagari digits
  '',
])('%s is none', (digits) => expect(isAadhaar(digits)).toBe(false))

it('every single wrong digit and every swap of neighbours is found', () => {
  const right = '999941057058'
  for (let place = 1; place < 12; place++) {
    for (let digit = 0; digit < 10; digit++) {
      const changed = right.slice(0, place) + digit + right.slice(place + 1)
      expect(isAadhaar(changed), changed).toBe(changed === right)
    }
    const a = right[place - 1] ?? ''
    const b = right[place] ?? ''
    const swapped = right.slice(0, place - 1) + b + a + right.slice(place + 1)
    if (swapped !== right) expect(isAadhaar(swapped), swapped).toBe(false)
  }
})

it('makes a number out of eleven digits', () => {
  expect(withCheckDigit('99994105705')).toBe('999941057058')
})

it('takes spaces and hyphens, and shows the last four digits only', () => {
  expect(aadhaarDigits('9999 4105-7058')).toBe('999941057058')
  expect(maskAadhaar('999941057058')).toBe('XXXX XXXX 7058')
  expect(maskAadhaar('')).toBe('')
  expect(isMaskedAadhaar('XXXX XXXX 7058')).toBe(true)
  expect(isMaskedAadhaar('999941057058')).toBe(false)
})
