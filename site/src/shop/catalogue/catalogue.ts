import { paths } from '@pravesh/shared/site/paths'
import type { PageOf } from '../../lib/page-kinds.ts'

export type BookFilter = PageOf<'books'>['filter']

/** The URL of a page of the filtered catalogue. Unset filters are omitted. */
export function catalogueHref(filter: BookFilter, page = 1): string {
  const query = new URLSearchParams()
  if (filter.course) query.set('course', filter.course)
  if (filter.semester) query.set('semester', filter.semester)
  if (filter.search) query.set('search', filter.search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? paths.books : `${paths.books}?${query}`
}
