import { pathsIn } from '@pravesh/shared/site/paths'
import { portalOf } from '../../foundation/portal.ts'
import { siteHeaders } from '../../http/files/security-headers.ts'
import type { Route } from '../../publishing/serve/route.ts'

/** Excludes private paths and points crawlers to the sitemap. */
export const robots: Route = {
  method: 'GET',
  path: '/robots.txt',
  async handle({ payload }) {
    const { publicUrl, languages } = portalOf(payload).env
    const lines = [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      ...languages.map((locale) => `Disallow: ${pathsIn(locale).student}/`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ]
    const headers = { ...siteHeaders, 'content-type': 'text/plain; charset=utf-8' }
    return new Response(lines.join('\n'), { headers })
  },
}
