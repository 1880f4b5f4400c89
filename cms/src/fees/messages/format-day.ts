import { type Locale, languageTag } from '@pravesh/shared/platform/locale'

/** Formats a day, `YYYY-MM-DD`, for readers in India: `21 November 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
