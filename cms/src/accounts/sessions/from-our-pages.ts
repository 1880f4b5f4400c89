/**
 * Whether a browser says that a page of this portal made the request. What a browser sends by itself, such as a cookie,
 * counts only then. Where there is an Origin it alone decides.
 */
export function isFromOurPages(headers: Headers, trusted: readonly string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return trusted.includes(origin)
  return headers.get('sec-fetch-site') === 'same-origin'
}

/** Whether a browser says that a page of another site made the request; programs say nothing. */
export function isForeign(headers: Headers, trusted: readonly string[]): boolean {
  const saysWhere = headers.has('origin') || headers.has('sec-fetch-site')
  return saysWhere && headers.get('sec-fetch-site') !== 'none' && !isFromOurPages(headers, trusted)
}
