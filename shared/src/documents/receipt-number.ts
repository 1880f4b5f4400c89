const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** The series of receipts for payments. */
const RECEIPT_SERIES = 'PR'

const DIGITS = 6

/** A day in India, e.g. `2026-11-22`. */
export function dayInIndia(at: Date): string {
  return indian.format(at)
}

/** The Indian financial year of a time, April to March: `2026-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dayInIndia(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** The book of receipts that numbers count in: series and financial year, e.g. `PR/2026-27`. */
export function receiptBook(at: Date): string {
  return `${RECEIPT_SERIES}/${financialYear(at)}`
}

/** The number of a receipt: its book and its position from 1, e.g. `PR/2026-27/000123`. */
export function receiptNumber({ book, position }: { book: string; position: number }): string {
  return `${book}/${String(position).padStart(DIGITS, '0')}`
}
