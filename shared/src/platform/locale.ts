/** The languages of the portal; the first is served at `/`, each further one below its own code. */
export const LOCALES = ['en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'
