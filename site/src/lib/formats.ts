import { DEFAULT_LOCALE, formatTag, type Locale } from '@pravesh/shared/platform/locale'

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** The day of an ISO timestamp in India: `20/11/2023`. */
export function formatDay(iso: string, locale: Locale): string {
  return inIndia(iso, locale, DAY)
}

/** The day and time of an ISO timestamp in India: `20/11/2023, 4:05 pm`. */
export function formatMoment(iso: string, locale: Locale): string {
  return inIndia(iso, locale, { ...DAY, hour: 'numeric', minute: '2-digit' })
}

/** The time of an ISO timestamp in India, with seconds: `4:05:09 pm`. */
export function formatTime(iso: string, locale: Locale): string {
  return inIndia(iso, locale, { timeStyle: 'medium' })
}

/** The day and time of an ISO timestamp in India, with seconds to tell versions apart: `20/11/23, 4:05:09 pm`. */
export function formatSecond(iso: string, locale: Locale): string {
  return inIndia(iso, locale, { dateStyle: 'short', timeStyle: 'medium' })
}

function inIndia(iso: string, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  const wanted = { ...format, ...clockIn(locale), timeZone: 'Asia/Kolkata' }
  return new Intl.DateTimeFormat(formatTag(locale), wanted).format(new Date(iso))
}

/** “am” and “pm” would be Latin letters in Hindi and Bengali. */
const clockIn = (tag: string): Intl.DateTimeFormatOptions =>
  tag.startsWith(DEFAULT_LOCALE) ? {} : { hourCycle: 'h23' }

/** The current time in the time zone of the reader: `4:05:09 pm`. `tag` is the language of the page. */
export function formatLocalTime(now: Date, tag: string): string {
  return new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { timeStyle: 'medium', ...clockIn(tag) }).format(now)
}
