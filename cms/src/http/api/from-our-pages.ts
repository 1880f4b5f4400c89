/**
 * Whether the browser reports that a page of this portal made the request; only then are ambient credentials such as
 * cookies accepted. If the request has an Origin header, that alone decides.
 */
export function isFromOurPages(headers: Headers, trusted: readonly string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return trusted.includes(origin)
  return headers.get('sec-fetch-site') === 'same-origin'
}

/** Whether the browser reports a page of another site. Programs and typed addresses send neither header and pass. */
export function isCrossSite(headers: Headers, trusted: readonly string[]): boolean {
  if (isFromOurPages(headers, trusted)) return false
  const site = headers.get('sec-fetch-site')
  return headers.has('origin') || (site !== null && site !== 'none')
}

/** Whether a method is not safe in the sense of RFC 9110. */
export function isChange(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method.toUpperCase())
}

/** Treats same-site as cross-site: Payload would trust sibling domains, which are not ours. */
export function trustedSite(site: string): string {
  return site === 'same-site' ? 'cross-site' : site
}
