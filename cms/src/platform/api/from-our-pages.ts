/**
 * Whether a browser says that a page of this portal made the request. What a browser sends by itself, such as a cookie,
 * counts only then. Where there is an Origin it alone decides.
 */
export function isFromOurPages(headers: Headers, trusted: readonly string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return trusted.includes(origin)
  return headers.get('sec-fetch-site') === 'same-origin'
}

/** Whether a browser says that a page of another site made the request; programs say nothing, and neither do people. */
export function isForeign(headers: Headers, trusted: readonly string[]): boolean {
  if (isFromOurPages(headers, trusted)) return false
  const site = headers.get('sec-fetch-site')
  return headers.has('origin') || (site !== null && site !== 'none')
}

/** Whether a method may change something; the others only read. */
export function isChange(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method.toUpperCase())
}

/** What a Sec-Fetch-Site header counts as: pages of sibling domains are as foreign as others, and Payload would trust them. */
export function trustedSite(site: string): string {
  return site === 'same-site' ? 'cross-site' : site
}
