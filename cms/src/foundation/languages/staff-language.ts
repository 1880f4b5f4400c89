import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'

interface Storage {
  getStore: () => Locale | undefined
  run: <T>(locale: Locale, run: () => T) => T
}

declare global {
  /** The bundler copies modules into the admin's build, so the process keeps one storage for all copies. */
  var praveshStaffLanguage: Storage | undefined
}

/**
 * The language in which a member of staff reads the admin: in a browser that of the page, on a server that of the request, and
 * English for what no request causes. (decision 105)
 */
export function staffLanguage(): Locale {
  if (typeof document !== 'undefined') return localeIn(document.documentElement.lang) ?? DEFAULT_LOCALE
  return globalThis.praveshStaffLanguage?.getStore() ?? DEFAULT_LOCALE
}

/** A language of the portal, or undefined. */
export function localeIn(language: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === language)
}
