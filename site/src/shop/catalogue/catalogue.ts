import type { Locale } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import type { PageOf } from '../../lib/page-kinds.ts'

export type BookFilter = PageOf<'books'>['filter']

interface CatalogueAddress {
  filter: BookFilter
  page?: number
  locale: Locale
}

/** The URL of a page of the filtered catalogue. Unset filters are omitted. */
export function catalogueHref({ filter, page = 1, locale }: CatalogueAddress): string {
  const { books } = pathsIn(locale)
  const query = new URLSearchParams()
  if (filter.course) query.set('course', filter.course)
  if (filter.semester) query.set('semester', filter.semester)
  if (filter.search) query.set('search', filter.search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? books : `${books}?${query}`
}
