import type { Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Page } from './page.ts'
import type { PublishedRecord } from './published-records.ts'

interface Query {
  page: Page
  record: PublishedRecord
  locale: Locale
}

/** The public address of a published record's page, by its name if the kind has names; null if it has none. */
export async function addressOf(payload: Payload, { page, record, locale }: Query): Promise<string | null> {
  const { source } = page
  if (source?.slug === undefined) return page.pathOf(record, locale)
  const named = { collection: source.collection, id: record.id, text: String(record[source.slug]) }
  return page.pathOf({ id: await portalOf(payload).pageNames.of(payload, named) }, locale)
}

/**
 * The address of a page that is published by id and served by name; null for pages at their own path. Empty if the page was
 * drawn without its name.
 */
export function loadedAddressOf(payload: Payload, path: string): string | null {
  const { pages, pageNames } = portalOf(payload)
  const found = pages.find(path)
  const source = found?.page.source
  if (!found || source?.slug === undefined) return null
  const name = pageNames.knownName(source.collection, found.params.id ?? '')
  return (name === null ? null : found.page.pathOf({ id: name }, found.locale)) ?? ''
}
