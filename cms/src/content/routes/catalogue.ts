import { paths } from '@pravesh/shared/content/paths'
import { htmlResponse, type Route } from '../../platform/http/route.ts'
import { siteHeaders } from '../../platform/http/security-headers.ts'
import { loadPage } from '../pages/load-page.ts'

/**
 * The book catalogue narrowed by course, semester or search, and its further pages: drawn when asked for by the same
 * template as the published first page, so that every list is right the moment a book is saved. (decision 0004)
 */
export const catalogue: Route = {
  method: 'GET',
  path: paths.books,
  queryOnly: true,
  async handle({ payload, draw, url }) {
    const page = await loadPage({ payload, path: paths.books, search: url.search })
    if (page === null) return null
    const html = await draw({ path: paths.books + url.search, page })
    return htmlResponse(html, { headers: { ...siteHeaders, 'cache-control': 'public, max-age=0, must-revalidate' } })
  },
}
