import type { Locale } from '@pravesh/shared/platform/locale'

/** Formats a time for readers in India: `21 November 2026 at 9:30 am`. */
export function formatDateTime(date: Date, locale: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const
  return new Intl.DateTimeFormat(`${locale}-IN`, format).format(date)
}
