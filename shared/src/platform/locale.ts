/** Supported languages, each with its own name. The first is the default and has no URL prefix. */
export const LANGUAGE_NAMES = { en: 'English', hi: 'हिन्दी', bn: 'বাংলা' } as const
export type Locale = keyof typeof LANGUAGE_NAMES
export const DEFAULT_LOCALE = 'en' satisfies Locale
export const LOCALES = Object.keys(LANGUAGE_NAMES) as readonly Locale[]

/** The BCP 47 tag of a language as India writes it, e.g. `en-IN`. */
export const languageTag = (locale: Locale): string => `${locale}-IN`

/** The same for `Intl`: every language writes the digits 0 to 9, as receipts, forms and banks do. */
export const formatTag = (locale: Locale): string => `${languageTag(locale)}-u-nu-latn`

/** The path of a page in a language: `/courses` in the default language, `/xx/courses` in another. */
export function localizedPath(path: string, locale: Locale): string {
  const prefix = prefixOf(locale)
  return path === '/' ? prefix || '/' : prefix + path
}

/** Splits a URL path into its language and the page's path in the default language. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of LOCALES) {
    const prefix = prefixOf(locale)
    if (prefix === '') continue
    if (pathname === prefix) return { locale, path: '/' }
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) }
  }
  return { locale: DEFAULT_LOCALE, path: pathname }
}

const prefixOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)
