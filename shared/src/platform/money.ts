const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })
const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** Whole paise as people read them, always with two decimals: 12345600 → `₹1,23,456.00`. (spec 1, 9) */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}

/** Whole paise for headlines, where a round sum reads better without decimals: 12345600 → `₹1,23,456`. */
export function formatRoundPaise(paise: number): string {
  return paise % 100 === 0 ? wholeRupees.format(paise / 100) : formatPaise(paise)
}

/** Whole paise to the rupees the wire speaks: 120050 → 1200.5. */
export function paiseToRupees(paise: number): number {
  return paise / 100
}

/** Rupees as typed or received, to whole paise; rounds what is finer than a paisa: 1200.5 → 120050. */
export function rupeesToPaise(amount: number): number {
  return Math.round(amount * 100)
}
