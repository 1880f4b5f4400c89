import { DEFAULT_LOCALE, formatTag, type Locale } from '@pravesh/shared/platform/locale'

/** BCP 47 codes of the languages that books are written in, by the name that staff type. */
export const LANGUAGE_CODES: Readonly<Record<string, string | undefined>> = {
  Assamese: 'as',
  Bengali: 'bn',
  English: 'en',
  Gujarati: 'gu',
  Hindi: 'hi',
  Kannada: 'kn',
  Malayalam: 'ml',
  Marathi: 'mr',
  Nepali: 'ne',
  Odia: 'or',
  Punjabi: 'pa',
  Sanskrit: 'sa',
  Santali: 'sat',
  Tamil: 'ta',
  Telugu: 'te',
  Urdu: 'ur',
}

/** The name of a language in the language of the page; as it is typed where it is another text. */
export function languageName(name: string, locale: Locale): string {
  const code = LANGUAGE_CODES[name]
  if (code === undefined || locale === DEFAULT_LOCALE) return name
  return new Intl.DisplayNames(formatTag(locale), { type: 'language' }).of(code) ?? name
}
