import { formatRoundPaise, rupeesToPaise } from '@pravesh/shared/platform/money'
import { MAX_PAISE } from './money.ts'

/** A plain amount in whole paise (null for empty text), or a problem with the suggested amount. */
export type ReadRupees = { paise: number | null } | { problem: string; meant: number | null }

const SIGN = /^(?:₹|rs\.?|inr)\s*/i
/** Digits, optionally grouped the Indian (12,40,000) or the Western way (1,240,000), with two optional decimals. */
const PLAIN = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{2})?$/
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}(?:,\d{2})?$/
const LOOSE = /^\d[\d,]*\.?\d{0,2}$|^[,.]\d[\d,]*$/
const SCALED = /^(\d+(?:\.\d{1,5})?)(k|thousand|l|lacs?|lakhs?|cr|crores?)\.?$/i

/**
 * Parses rupees as written in India: `1250`, `₹1,24,000`, `Rs. 1,250.50`, `1,250/-`. Any other text returns a problem
 * and never an amount: “1.5 lakh” must not become ₹1.50, nor “30.000” ₹30.
 */
export function readRupees(typed: string): ReadRupees {
  const amount = typed
    .trim()
    .replace(SIGN, '')
    .replace(/\s*\/-$/, '')
  if (typed.trim() === '') return { paise: null }
  if (PLAIN.test(amount)) return { paise: rupeesToPaise(Number(amount.replaceAll(',', ''))) }
  const meant = guess(amount)
  if (meant === null || meant > MAX_PAISE) return { problem: UNREADABLE, meant: null }
  return { problem: `Did you mean ${formatRoundPaise(meant)}? Enter the amount in digits.`, meant }
}

const UNREADABLE = 'Enter the amount in rupees, in digits only, such as 1,250 or 1,250.50.'

/** The amount probably meant, in whole paise; null when any guess would be arbitrary. */
function guess(amount: string): number | null {
  const compact = amount.replace(/\s/g, '').replace(/^-/, '')
  const scaled = SCALED.exec(compact)
  if (scaled) return Math.round(Number(scaled[1]) * scaleOf(scaled[2] ?? '') * 100)
  if (GROUPED_BY_POINTS.test(compact)) return paiseOf(compact.replaceAll('.', '').replace(',', '.'))
  if (LOOSE.test(compact)) return paiseOf(compact.replaceAll(',', ''))
  return null
}

function scaleOf(word: string): number {
  const first = word.toLowerCase().charAt(0)
  if (first === 'l') return 1_00_000
  return first === 'c' ? 1_00_00_000 : 1_000
}

function paiseOf(decimal: string): number {
  return rupeesToPaise(Number(decimal))
}
