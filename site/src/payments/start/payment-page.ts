/** The address of a payment page; null unless it is an http(s) URL or a path on this site. */
export function paymentPage(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const isWebPage = /^https?:\/\//.test(url) || /^\/(?!\/)/.test(url)
  return isWebPage ? url : null
}
