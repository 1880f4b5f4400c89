import { createHmac } from 'node:crypto'
import { type InPortal, portalOf } from '../portal.ts'

/**
 * HMAC-SHA-256 of a text in hexadecimal, keyed with PAYLOAD_SECRET: for lookups of values that must not be stored in
 * clear.
 */
export function keyedHash(portal: InPortal, text: string): string {
  return hash(text, portalOf(portal).env.payloadSecret)
}

/** The hashes under the current and, if set, the previous secret, to find rows stored under either. */
export function keyedHashes(portal: InPortal, text: string): string[] {
  const { payloadSecretPrevious: previous } = portalOf(portal).env
  return [keyedHash(portal, text), ...(previous === null ? [] : [hash(text, previous)])]
}

function hash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
