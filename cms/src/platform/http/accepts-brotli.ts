/** Whether an Accept-Encoding header lists brotli and does not exclude it with q=0. */
export function acceptsBrotli(header: string | string[] | null | undefined): boolean {
  return typeof header === 'string' && /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(header)
}
