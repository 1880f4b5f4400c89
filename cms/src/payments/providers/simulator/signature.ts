import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../../platform/keyed-hash.ts'

/** The header of a report that carries its signature. */
export const SIGNATURE_HEADER = 'x-simulator-signature'

/** What is signed; each kind has a key of its own, so that a signature of one is worth nothing for another. */
type Signed = 'webhook' | 'return'

/** The signature of a text: 64 hexadecimal digits. */
export function signatureOf(kind: Signed, text: string): string {
  return createHmac('sha256', keyedHash(`payment simulator, ${kind}`))
    .update(text)
    .digest('hex')
}

/** Whether a signature is this text's, compared in constant time. */
export function isSignatureOf(kind: Signed, text: string, signature: string | null): boolean {
  const wanted = Buffer.from(signatureOf(kind, text))
  const given = Buffer.from(signature ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
