import { rupees, wholeRupees } from './formats.ts'

/** Formats whole paise with two decimals: 12345600 → `₹1,23,456.00`. (spec 1, 9) */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}

/** Formats whole paise for headlines, without decimals if the amount is a whole number of rupees: 12345600 → `₹1,23,456`. */
export function formatRoundPaise(paise: number): string {
  return paise % 100 === 0 ? wholeRupees.format(paise / 100) : formatPaise(paise)
}

/** Whole paise to rupees, as used on the wire: 120050 → 1200.5. */
export function paiseToRupees(paise: number): number {
  return paise / 100
}

/** Rupees to whole paise, rounded to the nearest paisa: 1200.5 → 120050. */
export function rupeesToPaise(amount: number): number {
  return Math.round(amount * 100)
}
