import { formatTag, type Locale } from '@pravesh/shared/platform/locale'

/** How lists and times are written for staff, in English and Indian time. Numbers and days are in the formats of `shared`. */
const INDIA = { timeZone: 'Asia/Kolkata' } as const
const SHORT_DAY = { day: 'numeric', month: 'short' } as const

const all = new Intl.ListFormat('en-IN', { type: 'conjunction' })
const either = new Intl.ListFormat('en-IN', { type: 'disjunction' })
const day = new Intl.DateTimeFormat('en-IN', { ...INDIA, dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('en-IN', { ...INDIA, dateStyle: 'medium', timeStyle: 'short' })
const month = new Intl.DateTimeFormat('en-IN', { ...INDIA, month: 'long', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-IN', { ...INDIA, ...SHORT_DAY })
const shortTime = new Intl.DateTimeFormat('en-IN', { ...INDIA, ...SHORT_DAY, hour: 'numeric', minute: '2-digit' })

/** `a, b and c` */
export const formatList = (parts: Iterable<string>): string => all.format(parts)

/** `a, b or c` */
export const formatChoices = (parts: Iterable<string>): string => either.format(parts)

/** A day, `YYYY-MM-DD`, or the day of an ISO timestamp: `21 Nov 2026`. */
export const istDay = (iso: string): string => day.format(new Date(iso))

/** A month, `YYYY-MM`, or the month of a day: `November 2026`. */
export const istMonth = (iso: string): string => month.format(new Date(iso))

/** A recent day, as above, in a narrow column: `21 Nov`. */
export const istShortDay = (iso: string): string => shortDay.format(new Date(iso))

/** `21 Nov 2026, 9:30 am`; empty for none. */
export const istTime = (iso: string | null | undefined): string => (iso ? time.format(new Date(iso)) : '')

/** A recent time: `21 Nov, 9:30 am`. */
export const istShortTime = (iso: string): string => shortTime.format(new Date(iso))

/** A time in India in a message or document: `21 November 2026 at 9:30 am`. */
export function formatDateTime(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(formatTag(locale), { ...INDIA, dateStyle: 'long', timeStyle: 'short' }).format(date)
}
