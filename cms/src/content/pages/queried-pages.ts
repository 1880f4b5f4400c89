import type { Locale } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import { pageSourcesOf } from '../../http/files/page-sources.ts'
import { pageHeaders } from '../../http/files/security-headers.ts'
import { htmlResponse, type Route } from '../../publishing/serve/route.ts'
import { loadPage } from './load-page.ts'

/** Published pages that a query changes: the filtered list of colleges, and the answer of the course finder. */
export function queriedPages(locale: Locale): Route[] {
  const paths = pathsIn(locale)
  return [paths.colleges, paths.courseFinder].map((path) => ({
    method: 'GET',
    path,
    queryOnly: true,
    async handle({ payload, render, inlineHashes, url }) {
      const page = await loadPage({ payload, path, search: url.search })
      if (page === null) return null
      const html = await render({ path: path + url.search, page })
      const headers = pageHeaders(pageSourcesOf(html, inlineHashes))
      return htmlResponse(html, { headers: { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' } })
    },
  }))
}
