import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'
import { cookieValue, setCookie } from '../sessions/cookies.ts'
import { VERIFIED_SECONDS } from './phone-verification.ts'

const name = '_pravesh_phone_verification'

/** The cookie that keeps the verification of a phone in the browser that made it; null takes it away. */
export function phoneCookie(payload: Payload, verificationId: string | null): string {
  return setCookie({
    name,
    value: verificationId,
    seconds: VERIFIED_SECONDS,
    publicUrl: portalEnv.of(payload).publicUrl,
  })
}

/** The verification that a browser has made; undefined when it has none. */
export function verificationIn(headers: Headers): string | undefined {
  return cookieValue(headers.get('cookie'), name) ?? undefined
}
