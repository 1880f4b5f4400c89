import type { Words } from './words/words.ts'

/** A point in time as a reader in India writes it: `21 November 2026 at 9:30 am`. */
export function inWords(date: Date, { locale }: Pick<Words, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(
    date,
  )
}
