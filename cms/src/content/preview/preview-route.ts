import { NO_SOURCES, pageSourcesOf } from '../../http/files/page-sources.ts'
import { previewHeaders } from '../../http/files/security-headers.ts'
import { BadRecordError } from '../../publishing/pages/bad-record.ts'
import { previewTarget } from '../../publishing/pages/preview-target.ts'
import { htmlResponse, type Route } from '../../publishing/serve/route.ts'
import { loadPage } from '../pages/load-page.ts'

/** Renders a public page from a draft, for signed-in staff only. The admin shows it beside the form. */
export const preview: Route = {
  method: 'GET',
  path: '/preview',
  async handle({ payload, render, inlineHashes, url, request }) {
    const { user } = await payload.auth({ headers: request.headers })
    if (user?.collection !== 'staff') return null
    const target = await previewTarget({ payload, user, search: url.searchParams })
    if (target === null) return null
    try {
      const page = await loadPage({ payload, path: target.path, draft: target.draft })
      if (page === null) return message('There is nothing to show yet.', 404)
      const html = await render({ path: target.path, page, preview: true })
      return htmlResponse(html, { headers: previewHeaders(pageSourcesOf(html, inlineHashes)) })
    } catch (error) {
      if (error instanceof BadRecordError) return message(error.message, 422)
      throw error
    }
  },
}

function message(text: string, status: number): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...previewHeaders(NO_SOURCES) }
  return new Response(text, { status, headers })
}
