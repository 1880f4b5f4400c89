import type { PaymentPurpose } from '../payments/purposes.ts'
import { dayInIndia } from '../platform/formats.ts'

/** The series of receipts, and of bills of supply for books. */
const SERIES = { receipt: 'PR', bill: 'BS' } as const

const DIGITS = 6
const CENTURY_DIGITS = 2

/** The Indian financial year of a time, April to March: `2026-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dayInIndia(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/**
 * The book that numbers count in: series and financial year, e.g. `PR/2026-27`. The number of a bill may have at most 16
 * characters, so its year is shorter: `BS/26-27`. (CGST Rules 2017, rule 49)
 */
export function receiptBook(at: Date, purpose?: PaymentPurpose): string {
  const year = financialYear(at)
  return isBilled(purpose) ? `${SERIES.bill}/${year.slice(CENTURY_DIGITS)}` : `${SERIES.receipt}/${year}`
}

/** Whether the receipt of a payment is a bill of supply, which lists goods. */
export function isBilled(purpose: unknown): boolean {
  const billed: PaymentPurpose = 'order'
  return purpose === billed
}

/** The number of a receipt: its book and its position from 1, e.g. `PR/2026-27/000123`. */
export function receiptNumber({ book, position }: { book: string; position: number }): string {
  return `${book}/${String(position).padStart(DIGITS, '0')}`
}
