import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'

/**
 * The language of the page in the browser, for code outside components, where an argument would pass through every store
 * and call. The default language if a translating browser has put in one that we do not serve.
 */
export function documentLocale(): Locale {
  const [language] = document.documentElement.lang.split('-')
  return LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE
}
