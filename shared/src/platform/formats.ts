import { DEFAULT_LOCALE, formatTag, type Locale } from './locale.ts'

/** How days, numbers, amounts and sizes are written. Readers are in India, wherever the code runs. */
const INDIA = 'Asia/Kolkata'

// Marked as pure, so that a script of the site that uses one of them does not create the others.
const isoDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone: INDIA, dateStyle: 'short' })

/** Rupees with paise, and whole rupees. Use `formatPaise` and `formatRoundPaise`. */
export const rupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
})
export const wholeRupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** The day of a time in India, `YYYY-MM-DD`. */
export function dayInIndia(at: Date): string {
  return isoDay.format(at)
}

/** Made when they are first needed: making one takes longer than formatting a hundred days. */
const longDays = /* @__PURE__ */ new Map<Locale, Intl.DateTimeFormat>()

/** A day, `YYYY-MM-DD`, or the day of an ISO timestamp in India, in words: `21 November 2026`. */
export function formatLongDay(day: string, locale: Locale = DEFAULT_LOCALE): string {
  const known = longDays.get(locale)
  const longDay = known ?? new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: INDIA })
  if (!known) longDays.set(locale, longDay)
  return longDay.format(new Date(day))
}

/** A number with separators as India writes them: `1,22,000`. `decimals` is the most after the point. */
export function formatNumber(value: number, locale: Locale = DEFAULT_LOCALE, decimals = 3): string {
  return new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: decimals }).format(value)
}
