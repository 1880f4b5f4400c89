import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { portalEnv } from '../env.ts'

/** A text as 64 hexadecimal digits that only this portal can compute: for looking up what must not be stored in clear. */
export function keyedHash(payload: Payload, text: string): string {
  return hash(text, portalEnv.of(payload).payloadSecret)
}

/** The hashes of a text under the current secret and under the previous one, if set: for finding what either has stored. */
export function keyedHashes(payload: Payload, text: string): string[] {
  const { payloadSecretPrevious: previous } = portalEnv.of(payload)
  return [keyedHash(payload, text), ...(previous === null ? [] : [hash(text, previous)])]
}

function hash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
