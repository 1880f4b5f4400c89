interface CookieOptions {
  name: string
  /** Null takes the cookie away. */
  value: string | null
  /** How long the browser keeps it. */
  seconds: number
  /** The cookie is for https only where the portal is. */
  publicUrl: string
}

/** A Set-Cookie header for a cookie of the portal alone, out of reach of scripts. */
export function setCookie({ name, value, seconds, publicUrl }: CookieOptions): string {
  const age = value === null ? 0 : seconds
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** The value of a cookie in a Cookie header; null when it has none. */
export function cookieValue(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
