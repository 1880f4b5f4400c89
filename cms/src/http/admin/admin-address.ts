import { sitePath } from '@pravesh/shared/platform/site-path'

/** The query parameter that names the address to open after sign-in. */
const REDIRECT = 'redirect'

/**
 * The address to serve for a requested one of the admin: without a `redirect` that leaves the site, which Payload's own
 * check lets through, e.g. `/.//evil.example`. Null for a path that browsers resolve to another one outside the admin.
 */
export function safeAdminAddress(url: string): string | null {
  const query = url.indexOf('?')
  const pathname = query < 0 ? url : url.slice(0, query)
  if (sitePath(pathname) === null) return null
  const params = new URLSearchParams(query < 0 ? '' : url.slice(query))
  const redirects = params.getAll(REDIRECT)
  const safe = redirects.length === 1 ? sitePath(redirects[0]) : null
  if (redirects.length === 0 || safe === redirects[0]) return url
  if (safe === null) params.delete(REDIRECT)
  else params.set(REDIRECT, safe)
  return params.size === 0 ? pathname : `${pathname}?${params}`
}
