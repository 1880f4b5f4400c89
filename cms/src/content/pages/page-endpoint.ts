import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedPages } from '../../publishing/serve/named-pages.ts'
import { loadPage } from './load-page.ts'

/** GET /api/site/page?path=…: the data of a public page, for the site's development server. Demo mode only. */
export const sitePage = endpoint({
  method: 'get',
  path: '/site/page',
  handle: async ({ payload, query }) => {
    const [path = '', search = ''] = (query.get('path') ?? '').split(/(?=\?)/)
    const isDemo = portalOf(payload).env.mode === 'demo'
    const named = isDemo ? await namedPages(payload).find(path) : null
    const page = isDemo ? await loadPage({ payload, path: named?.path ?? path, search }) : null
    if (page === null) throw notFound('page')
    return Response.json(page)
  },
})
