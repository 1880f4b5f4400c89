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
  return Object.assign({}, ...features.map((feature) => feature[locale]))
}

/** Looks into the tables themselves: one of all texts would take longer to make than most pages to translate. */
export function translator(locale: Locale, features: readonly FeatureTranslations[]): Translate {
  if (locale === DEFAULT_LOCALE) return untranslated
  const tables = features.map((feature): Translations => feature[locale]).reverse()
  return (text) => tables.find((table) => Object.hasOwn(table, text))?.[text] ?? text
}
