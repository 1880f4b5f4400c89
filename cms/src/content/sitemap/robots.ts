import { portalOf } from '../../foundation/portal.ts'
import { siteHeaders } from '../../http/files/security-headers.ts'
import type { Route } from '../../publishing/serve/route.ts'
import { robotsText } from './robots-text.ts'

/** Excludes private paths and points crawlers to the sitemap. */
export const robots: Route = {
  method: 'GET',
  path: '/robots.txt',
  async handle({ payload }) {
    const headers = { ...siteHeaders, 'content-type': 'text/plain; charset=utf-8' }
    return new Response(robotsText(portalOf(payload).env), { headers })
  },
}
