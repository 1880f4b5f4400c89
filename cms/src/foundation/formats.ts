import { DEFAULT_LOCALE, formatTag, type Locale } from '@pravesh/shared/platform/locale'
import { staffLanguage } from './languages/staff-language.ts'

/**
 * How lists and times are written for staff, in the language of the reader and Indian time. Numbers and days are in the formats of
 * `shared`.
 */
const INDIA = { timeZone: 'Asia/Kolkata' } as const
const SHORT_DAY = { day: 'numeric', month: 'short' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

type Formatter = { format: (date: Date) => string }

/** The formatters of a kind, made for each language when it is first needed. */
function inLanguages<Made>(make: (locale: Locale) => Made): () => Made {
  const made = new Map<Locale, Made>()
  return () => {
    const locale = staffLanguage()
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

/** `Intl` writes “am” in Latin letters in Hindi and Bengali, so the part of the day is taken from it and put before the clock. */
function timeFormatter(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  day: Intl.DateTimeFormatOptions,
): Formatter {
  const tag = formatTag(locale)
  if (locale === DEFAULT_LOCALE) return new Intl.DateTimeFormat(tag, { ...INDIA, ...options })
  const date = new Intl.DateTimeFormat(tag, { ...INDIA, ...day })
  const clock = new Intl.DateTimeFormat(tag, { ...INDIA, ...CLOCK, dayPeriod: 'short' })
  return {
    format: (at) => {
      const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]))
      return `${date.format(at)}, ${parts.get('dayPeriod')} ${parts.get('hour')}:${parts.get('minute')}`
    },
  }
}

const all = inLanguages((locale) => new Intl.ListFormat(formatTag(locale), { type: 'conjunction' }))
const either = inLanguages((locale) => new Intl.ListFormat(formatTag(locale), { type: 'disjunction' }))
const day = inLanguages((locale) => new Intl.DateTimeFormat(formatTag(locale), { ...INDIA, dateStyle: 'medium' }))
const time = inLanguages((locale) =>
  timeFormatter(locale, { dateStyle: 'medium', timeStyle: 'short' }, { dateStyle: 'medium' }),
)
const month = inLanguages(
  (locale) => new Intl.DateTimeFormat(formatTag(locale), { ...INDIA, month: 'long', year: 'numeric' }),
)
const shortDay = inLanguages((locale) => new Intl.DateTimeFormat(formatTag(locale), { ...INDIA, ...SHORT_DAY }))
const shortTime = inLanguages((locale) => timeFormatter(locale, { ...SHORT_DAY, ...CLOCK }, SHORT_DAY))

/** `a, b and c` */
export const formatList = (parts: Iterable<string>): string => all().format(parts)

/** `a, b or c` */
export const formatChoices = (parts: Iterable<string>): string => either().format(parts)

/** A day, `YYYY-MM-DD`, or the day of an ISO timestamp: `21 Nov 2026`. */
export const istDay = (iso: string): string => day().format(new Date(iso))

/** A month, `YYYY-MM`, or the month of a day: `November 2026`. */
export const istMonth = (iso: string): string => month().format(new Date(iso))

/** A recent day, as above, in a narrow column: `21 Nov`. */
export const istShortDay = (iso: string): string => shortDay().format(new Date(iso))

/** `21 Nov 2026, 9:30 am`; empty for none. */
export const istTime = (iso: string | null | undefined): string => (iso ? time().format(new Date(iso)) : '')

/** A recent time: `21 Nov, 9:30 am`. */
export const istShortTime = (iso: string): string => shortTime().format(new Date(iso))

/** A time in India in a message or document: `21 November 2026 at 9:30 am`. */
export function formatDateTime(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(formatTag(locale), { ...INDIA, dateStyle: 'long', timeStyle: 'short' }).format(date)
}
