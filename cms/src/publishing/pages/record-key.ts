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
 * The key of a record's page in the publisher's queue: its address, or kind, language and id if the address contains a
 * name that is only looked up on publishing. Keys of the second form do not start with a slash.
 */
export function keyOf({ page, id, locale }: RecordKey): string {
  const path = page.source?.name === undefined ? page.pathOf({ id }, locale) : null
  return path ?? `${page.name}:${locale}:${id}`
}

/** The key of the page at a path; null when there is no such kind of page. */
export function keyAt(path: string, pages: PageRegistry): string | null {
  const found = pages.find(path)
  if (found === null) return null
  const { page, params, locale } = found
  return page.source === null ? path : keyOf({ page, id: params.id ?? '', locale })
}

/** Parses a key; null when it is an address. */
export function recordOf(key: string, pages: PageRegistry): RecordKey | null {
  if (key.startsWith('/')) return null
  const [name = '', language, ...id] = key.split(':')
  const locale = LOCALES.find((each) => each === language)
  return locale === undefined ? null : { page: pages.named(name), locale, id: id.join(':') }
}
