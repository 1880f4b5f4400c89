import { SESSION } from '@pravesh/shared/accounts/sign-in'
import { cookieValue, setCookie } from './cookies.ts'

/** The cookie that carries a session, as a Set-Cookie header; without a token it takes the cookie away. */
export function sessionCookie({ token, publicUrl }: { token: string | null; publicUrl: string }): string {
  return setCookie({ name: SESSION.cookie, value: token, seconds: SESSION.seconds, publicUrl })
}

/** The session's token in a Cookie header; null when it has none. */
export function tokenFromCookie(header: string | null): string | null {
  return cookieValue(header, SESSION.cookie)
}
