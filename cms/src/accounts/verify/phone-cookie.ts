import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { cookieValue, setCookie } from '../../http/api/cookies.ts'
import { VERIFIED_SECONDS } from './phone-verification.ts'

const name = '_pravesh_phone_verification'

/** The cookie that stores a phone verification in the browser that made it; null clears it. */
export function phoneCookie(payload: Payload, verificationId: string | null): string {
  return setCookie({
    name,
    value: verificationId,
    seconds: VERIFIED_SECONDS,
    publicUrl: portalOf(payload).env.publicUrl,
  })
}

/** The browser's phone verification; undefined when there is none. */
export function verificationIn(headers: Headers): string | undefined {
  return cookieValue(headers.get('cookie'), name) ?? undefined
}
