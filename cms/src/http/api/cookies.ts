interface CookieOptions {
  name: string
  /** Null clears the cookie. */
  value: string | null
  /** Lifetime. */
  seconds: number
  /** The cookie is `Secure` when this is an https URL. */
  publicUrl: string
  /** Addresses that the cookie is sent to; all by default. */
  path?: string
}

/** A Set-Cookie header for an HttpOnly, same-site cookie. */
export function setCookie({ name, value, seconds, publicUrl, path = '/' }: CookieOptions): string {
  const age = value === null ? 0 : seconds
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value ?? ''}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** The value of a cookie in a Cookie header; null when it is missing or empty. */
export function cookieValue(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
