import type { Locale } from '@pravesh/shared/platform/locale'
import { bookFilterQuery, parseBookFilter } from '@pravesh/shared/shop/catalogue/book-filter'
import { booksPage } from '@pravesh/shared/shop/catalogue/pages'
import { isPageOf } from '@pravesh/shared/site/page-data'
import { pathsIn } from '@pravesh/shared/site/paths'
import { loadPage } from '../../content/index.ts'
import { pageSourcesOf } from '../../http/files/page-sources.ts'
import { pageHeaders } from '../../http/files/security-headers.ts'
import { htmlResponse, type Route, type RouteInput } from '../../publishing/serve/route.ts'

/**
 * The filtered book catalogue and its further pages, rendered on request with the template of the published first page,
 * so that lists are current as soon as a book is saved. (decision 0004)
 */
export function catalogue(locale: Locale): Route {
  const path = pathsIn(locale).books
  return {
    method: 'GET',
    path,
    queryOnly: true,
    async handle({ payload, render, inlineHashes, url }) {
      const page = await loadPage({ payload, path, search: url.search })
      if (page === null) return redirectToLastPage({ payload, url, path })
      const html = await render({ path: path + url.search, page })
      const headers = pageHeaders(pageSourcesOf(html, inlineHashes))
      return htmlResponse(html, { headers: { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' } })
    },
  }
}

/** Redirects a page beyond the last one, e.g. from an old link, to the last page. */
async function redirectToLastPage({
  payload,
  url,
  path,
}: Pick<RouteInput, 'payload' | 'url'> & { path: string }): Promise<Response | null> {
  const { filter } = parseBookFilter(url.searchParams)
  const first = await loadPage({ payload, path, search: bookFilterQuery({ filter, page: 1 }) })
  if (first === null || !isPageOf(first, booksPage)) return null
  const location = path + bookFilterQuery({ filter, page: first.pageCount })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}
