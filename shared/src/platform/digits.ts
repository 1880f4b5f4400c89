/** Writes Hindi (०–९) and Bengali (০–৯) digits of a text as 0 to 9. Text in another script stays as it is. */
export function westernDigits(text: string): string {
  // Both blocks begin their digits six places after a multiple of sixteen.
  return text.replace(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
}
