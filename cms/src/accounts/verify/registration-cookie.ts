import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'
import { portalOf } from '../../foundation/portal.ts'
import { cookieValue, setCookie } from '../../http/api/cookies.ts'

const name = '_pravesh_registration'
/** Long enough to open the e-mail, and to correct its address once. */
const SECONDS = 60 * 60

const signed = (handle: string) => `registration\n${handle}`

/**
 * Marks the browser that registered, which entered the password a moment ago: the e-mailed code logs it in. Set whether or
 * not the address has an account. `handle` identifies the verification page; null clears the cookie.
 */
export function registrationCookie(payload: Payload, handle: string | null): string {
  const value = handle === null ? null : keyedHash(payload, signed(handle))
  return setCookie({ name, value, seconds: SECONDS, publicUrl: portalOf(payload).env.publicUrl })
}

/** Whether this browser made the registration of a verification page. */
export function hasRegistered(payload: Payload, headers: Headers, handle: string): boolean {
  const value = cookieValue(headers.get('cookie'), name)
  return value !== null && keyedHashes(payload, signed(handle)).includes(value)
}
