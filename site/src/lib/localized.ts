import type { Locale } from '@pravesh/shared/platform/locale'

/** Words by language, as a function. The compiler asks for an entry for every language of `LOCALES`. */
export function localized<Words>(table: Record<Locale, Words>): (locale: Locale) => Words {
  return (locale) => table[locale]
}
