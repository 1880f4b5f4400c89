import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../../foundation/crypto/keyed-hash.ts'

/** Request header with the signature of a report. */
export const SIGNATURE_HEADER = 'x-simulator-signature'

/** Kinds of signed messages. Each kind has its own key, so a signature cannot be reused for another kind. */
type Signed = 'webhook' | 'return'

/** Signs a text; returns 64 hexadecimal digits. */
export function signatureOf(payload: Payload, kind: Signed, text: string): string {
  return sign(text, keyedHash(payload, keyText(kind)))
}

/** Verifies the signature of a text in constant time. */
export function isSignatureOf(payload: Payload, kind: Signed, text: string, signature: string | null): boolean {
  const given = Buffer.from(signature ?? '')
  return keyedHashes(payload, keyText(kind)).some((key) => {
    const expected = Buffer.from(sign(text, key))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function keyText(kind: Signed): string {
  return `payment simulator, ${kind}`
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
