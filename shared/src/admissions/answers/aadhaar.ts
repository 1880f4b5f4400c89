/**
 * Aadhaar numbers: twelve digits, the first 2 to 9, the last a Verhoeff check digit. Only the last four are shown.
 * (spec 2, 5; design, "Documents"; Aadhaar Act 2016, s. 29; UIDAI circular on masking)
 */

import { westernDigits } from '../../platform/digits.ts'

/** For a wrong length or first digit. (spec 2, 5) */
const SHAPE_MESSAGE = 'Invalid aadhar number and length must be 12'

/** For twelve digits that do not fit together: one is wrong, or two are swapped. */
const DIGITS_MESSAGE =
  'This is not a valid Aadhaar number: a digit is wrong, or two are swapped. Compare it with your Aadhaar card.'

/** Verhoeff's permutation, applied once more for each further place. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/** A number as typed, in Western digits, without spaces and hyphens. */
export function aadhaarDigits(typed: string): string {
  return westernDigits(typed).replace(/[\s-]/g, '')
}

/** What is wrong with a number; null for a valid one. */
export function aadhaarError(digits: string): string | null {
  if (!/^[2-9]\d{11}$/.test(digits)) return SHAPE_MESSAGE
  return verhoeff(digits) === 0 ? null : DIGITS_MESSAGE
}

/** Appends the check digit to eleven digits, for demo data and tests. */
export function withCheckDigit(elevenDigits: string): string {
  const last = Array.from({ length: 10 }, (_, digit) => `${elevenDigits}${digit}`).find((each) => verhoeff(each) === 0)
  if (last === undefined) throw new Error('Expected eleven digits.')
  return last
}

/** Masks a number as `XXXX XXXX 1234`. */
export function maskAadhaar(digits: string): string {
  return digits === '' ? '' : `XXXX XXXX ${digits.slice(-4)}`
}

/** Whether a text is a masked number, which a form sends back if the number was not changed. */
export function isMaskedAadhaar(typed: string): boolean {
  return /^XXXX XXXX \d{4}$/.test(typed)
}

function verhoeff(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => product(sum, permuted(Number(digit), place % 8)), 0)
}

/** In the dihedral group D5, whose elements are 0 to 4 (rotations) and 5 to 9 (reflections). */
function product(left: number, right: number): number {
  const turned = (left < 5 ? left + right : left - right + 10) % 5
  return left < 5 === right < 5 ? turned : turned + 5
}

function permuted(digit: number, times: number): number {
  return times === 0 ? digit : permuted(PERMUTATION[digit] ?? digit, times - 1)
}
