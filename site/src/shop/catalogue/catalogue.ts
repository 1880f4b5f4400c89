import type { Locale } from '@pravesh/shared/platform/locale'
import { bookFilterQuery, NO_BOOK_FILTER } from '@pravesh/shared/shop/catalogue/book-filter'
import { pathsIn } from '@pravesh/shared/site/paths'
import type { PageOf } from '../../lib/page-kinds.ts'

export type BookFilter = PageOf<'books'>['filter']

interface CatalogueAddress {
  filter: Partial<BookFilter>
  page?: number
  locale: Locale
}

/** The URL of a page of the filtered catalogue. Unset filters are omitted. */
export function catalogueHref({ filter, page = 1, locale }: CatalogueAddress): string {
  return pathsIn(locale).books + bookFilterQuery({ filter: { ...NO_BOOK_FILTER, ...filter }, page })
}
