import { SESSION } from '@pravesh/shared/accounts/sign-in'

/** The cookie that carries a session, as a Set-Cookie header; without a token it takes the cookie away. */
export function sessionCookie({ token, publicUrl }: { token: string | null; publicUrl: string }): string {
  const age = token === null ? 0 : SESSION.seconds
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${SESSION.cookie}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** The session's token in a Cookie header; null when it has none. */
export function tokenFromCookie(header: string | null): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === SESSION.cookie) return pair.slice(at + 1).trim() || null
  }
  return null
}
