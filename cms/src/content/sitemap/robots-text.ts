import { pathsIn } from '@pravesh/shared/site/paths'

interface RobotsOptions {
  /** Without a trailing slash. */
  publicUrl: string
  languages: readonly Parameters<typeof pathsIn>[0][]
}

/** What `robots.txt` says: which paths are private, and where the sitemap is (RFC 9309, sitemaps.org). */
export function robotsText({ publicUrl, languages }: RobotsOptions): string {
  const disallowed = ['/admin', '/api/', ...languages.map((locale) => `${pathsIn(locale).student}/`)]
  const rules = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)]
  return `${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
