/**
 * An Indian mobile number as people type it (`+91`, a leading 0, spaces, hyphens) to its ten digits,
 * or null when it is not one: ten digits, the first 6 to 9.
 */
export function parseIndianMobile(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^(\+91|0091|91(?=\d{10}$)|0)/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
