import { htmlResponse, type Route } from '../../platform/http/route.ts'
import { previewHeaders } from '../../platform/http/security-headers.ts'
import { BadRecordError } from '../../platform/pages/bad-record.ts'
import { previewTarget } from '../../platform/pages/preview-target.ts'
import { loadPage } from '../pages/load-page.ts'

/** The public page as a draft would make it, for signed-in staff only; the admin shows it beside the form. */
export const preview: Route = {
  method: 'GET',
  path: '/preview',
  async handle({ payload, draw, url, request }) {
    const { user } = await payload.auth({ headers: request.headers })
    if (user?.collection !== 'staff') return null
    const target = await previewTarget({ payload, user, search: url.searchParams })
    if (target === null) return null
    try {
      const page = await loadPage({ payload, path: target.path, draft: target.draft })
      if (page === null) return message('There is nothing to show yet.', 404)
      return htmlResponse(await draw({ path: target.path, page, preview: true }), { headers: previewHeaders })
    } catch (error) {
      if (error instanceof BadRecordError) return message(error.message, 422)
      throw error
    }
  },
}

function message(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...previewHeaders } })
}
