import { LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import type { Page } from './page.ts'
import type { PageRegistry } from './page-registry.ts'

/** The page of one record in one language. */
export interface RecordKey {
  page: Page
  id: string
  locale: Locale
}

/**
 * What stands for a record's page in the publisher's queue: its address, or, where that follows a published name which is not
 * looked up yet, the kind and the id. Keys of the second form have no slash in front.
 */
export function keyOf({ page, id, locale }: RecordKey): string {
  const path = page.source?.name === undefined ? page.pathOf({ id }, locale) : null
  return path ?? `${page.name}:${locale}:${id}`
}

/** The record that a key names; null when the key is an address. */
export function recordOf(key: string, pages: PageRegistry): RecordKey | null {
  if (key.startsWith('/')) return null
  const [name = '', language, ...id] = key.split(':')
  const locale = LOCALES.find((each) => each === language)
  return locale === undefined ? null : { page: pages.named(name), locale, id: id.join(':') }
}
