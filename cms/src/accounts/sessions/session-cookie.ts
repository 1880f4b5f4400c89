import { SESSION } from '@pravesh/shared/accounts/session'
import { cookieValue, setCookie } from '../../http/api/cookies.ts'

/** The session cookie as a Set-Cookie header; a null token clears it. */
export function sessionCookie({ token, publicUrl }: { token: string | null; publicUrl: string }): string {
  return setCookie({ name: SESSION.cookie, value: token, seconds: SESSION.seconds, publicUrl })
}

/** The session token in a Cookie header; null when there is none. */
export function tokenFromCookie(header: string | null): string | null {
  return cookieValue(header, SESSION.cookie)
}
