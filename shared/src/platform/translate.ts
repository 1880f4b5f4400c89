/** Translation by source text, as with gettext: labels and messages of `shared` are written in the default language. */
import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** Text in the default language → its translation. Placeholders such as `{max}` stay as they are. */
export type Translations = Readonly<Record<string, string>>

/** The translations of a feature for each language other than the default one. */
export type FeatureTranslations = Readonly<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, Translations>>

/** Translates a text from the default language. Returns it unchanged if it has no translation. */
export type Translate = (text: string) => string

/** For the default language. */
export const untranslated: Translate = (text) => text

export function translateWith(translations: Translations): Translate {
  return (text) => (Object.hasOwn(translations, text) ? (translations[text] ?? text) : text)
}

/** The translations of several features as one table, e.g. for a page. Empty for the default language. */
export function translationsIn(locale: Locale, features: readonly FeatureTranslations[]): Translations {
  if (locale === DEFAULT_LOCALE) return {}
  const tables = features.flatMap((feature) => Object.entries<Translations>(feature))
  return Object.assign({}, ...tables.filter(([each]) => each === locale).map(([, translations]) => translations))
}

export function translator(locale: Locale, features: readonly FeatureTranslations[]): Translate {
  return translateWith(translationsIn(locale, features))
}
