/** International Standard Book Numbers (ISO 2108). Stored as the thirteen digits, however they were typed. */

/** The thirteen digits of an ISBN-13 or ISBN-10 with a correct check digit; null for any other text. */
export function readIsbn(typed: string): string | null {
  const code = typed
    .trim()
    .replace(/^isbn(?:-1[03])?:?/i, '')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  if (/^97[89]\d{10}$/.test(code)) return checkDigit13(code.slice(0, 12)) === code.at(-1) ? code : null
  if (!/^\d{9}[\dX]$/.test(code) || checkDigit10(code.slice(0, 9)) !== code.at(-1)) return null
  return completeIsbn(`978${code.slice(0, 9)}`)
}

/** Twelve digits with their check digit. */
export function completeIsbn(digits: string): string {
  return digits + checkDigit13(digits)
}

/** With the prefix set apart, as shops write it: `978-9381234567`. */
export function showIsbn(isbn: string): string {
  return `${isbn.slice(0, 3)}-${isbn.slice(3)}`
}

function checkDigit13(digits: string): string {
  const sum = sumOf(digits, (place) => (place % 2 === 0 ? 1 : 3))
  return String((10 - (sum % 10)) % 10)
}

function checkDigit10(digits: string): string {
  const rest = (11 - (sumOf(digits, (place) => 10 - place) % 11)) % 11
  return rest === 10 ? 'X' : String(rest)
}

function sumOf(digits: string, weightAt: (place: number) => number): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * weightAt(place), 0)
}
