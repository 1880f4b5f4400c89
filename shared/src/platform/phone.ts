import { westernDigits } from './digits.ts'

/**
 * Normalises an Indian mobile number as typed (with `+91`, a leading 0, spaces, hyphens, Hindi or Bengali digits) to ten digits, the first
 * of them 6 to 9. Returns null if it is not such a number.
 */
export function parseIndianMobile(typed: string): string | null {
  const digits = westernDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+91|0091|91(?=\d{10}$)|0)/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
