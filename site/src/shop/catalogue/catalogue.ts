import { paths } from '@pravesh/shared/site/paths'
import type { PageOf } from '../../lib/page-kinds.ts'

/** What the catalogue is narrowed to. */
export type BookFilter = PageOf<'books'>['filter']

/** The address of the catalogue as it is narrowed, at a page; what is not set is left out. */
export function catalogueHref(filter: BookFilter, page = 1): string {
  const query = new URLSearchParams()
  if (filter.course) query.set('course', filter.course)
  if (filter.semester) query.set('semester', filter.semester)
  if (filter.search) query.set('search', filter.search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? paths.books : `${paths.books}?${query}`
}
