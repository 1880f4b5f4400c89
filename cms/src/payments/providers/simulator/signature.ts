import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../../platform/crypto/keyed-hash.ts'

/** The header of a report that carries its signature. */
export const SIGNATURE_HEADER = 'x-simulator-signature'

/** What is signed; each kind has a key of its own, so that a signature of one is worth nothing for another. */
type Signed = 'webhook' | 'return'

/** The signature of a text: 64 hexadecimal digits. */
export function signatureOf(payload: Payload, kind: Signed, text: string): string {
  return sign(text, keyedHash(payload, keyText(kind)))
}

/** Whether a signature is this text's, compared in constant time. */
export function isSignatureOf(payload: Payload, kind: Signed, text: string, signature: string | null): boolean {
  const given = Buffer.from(signature ?? '')
  return keyedHashes(payload, keyText(kind)).some((key) => {
    const wanted = Buffer.from(sign(text, key))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

function keyText(kind: Signed): string {
  return `payment simulator, ${kind}`
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
