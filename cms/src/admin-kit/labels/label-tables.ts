import type { DEFAULT_LOCALE, Locale } from '@pravesh/shared/platform/locale'

/** Translations of texts of Payload's configuration, by language and English text. */
export type LabelTables = Readonly<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, Readonly<Record<string, string>>>>
