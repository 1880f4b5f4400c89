import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** The fixed beginning of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The signing key of a DOCUMENT_KEY of 64 hexadecimal digits. */
export function signingKey(documentKey: string): KeyObject {
  return createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(documentKey, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  })
}

/** The public half of a DOCUMENT_KEY. */
export function publicKey(documentKey: string): KeyObject {
  return createPublicKey(signingKey(documentKey))
}

/** The 32 bytes of the public half, base64url. */
export function publishedKey(documentKey: string): string {
  return publicKey(documentKey).export({ format: 'jwk' }).x ?? ''
}
