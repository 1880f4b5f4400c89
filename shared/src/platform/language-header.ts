import { LOCALES, type Locale } from './locale.ts'

/** The header in which pages name their language, for the messages that follow a call. */
export const LANGUAGE_HEADER = 'x-language'

/** The language that a header names; null for none or another. */
export function namedLocale(header: unknown): Locale | null {
  return LOCALES.find((locale) => locale === header) ?? null
}
