import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'
import { portalOf } from '../../foundation/portal.ts'
import { cookieValue, setCookie } from '../../http/api/cookies.ts'
import { isFromOurPages } from '../../http/api/from-our-pages.ts'
import { trustedOrigins } from '../../http/api/trusted-origins.ts'

const name = '_pravesh_request'
const path = '/api/contact'
/** How long a visitor can write in a request after the code was entered. */
export const OPENED_SECONDS = 30 * 60

interface Opened {
  payload: Payload
  requestId: string
  now: Date
}

/** The cookie of the browser in which a request was opened with a code. It names the request and its end, and is signed. */
export function openedCookie({ payload, requestId, now }: Opened): string {
  const until = String(now.getTime() + OPENED_SECONDS * 1000)
  const value = [requestId, until, keyedHash(payload, signedText(requestId, until))].join('.')
  return setCookie({ name, value, seconds: OPENED_SECONDS, publicUrl: portalOf(payload).env.publicUrl, path })
}

interface OpenedIn {
  payload: Payload
  headers: Headers
  now: Date
}

/** The id of the request that this browser has opened; null if there is none, or if another site makes the call (CSRF). */
export function openedRequest({ payload, headers, now }: OpenedIn): string | null {
  if (!isFromOurPages(headers, trustedOrigins(portalOf(payload).env))) return null
  const [requestId = '', until = '', signature = ''] = (cookieValue(headers.get('cookie'), name) ?? '').split('.')
  if (!(Number(until) > now.getTime())) return null
  const isSigned = keyedHashes(payload, signedText(requestId, until)).some((hash) => isSame(hash, signature))
  return isSigned ? requestId : null
}

function signedText(requestId: string, until: string): string {
  return `opened request\n${requestId}\n${until}`
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
