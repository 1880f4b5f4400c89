import type { Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'

interface RecordAddress {
  collection: string
  doc: object
  locale: Locale
}

/** The address of a record's page; null if it has none. Importing the registry's type would cause an import cycle. */
export function recordAddress({ config }: Pick<Payload, 'config'>, record: RecordAddress): string | null {
  const pages: { pathOf: (record: RecordAddress) => string | null } | undefined = config.custom?.pages
  if (!pages) throw new Error('The Payload configuration has no registry of pages.')
  return pages.pathOf(record)
}
