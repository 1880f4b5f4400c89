import type { Locale } from './locale.ts'

/** Words by language, as a function. Scripts of a page have those of its language and, beside them, those of the default one. */
export function besideDefault<Words>(table: Record<Locale, Words>): (locale: Locale) => Words {
  return (locale) => table[locale]
}
