import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'

const TOKEN = /^[\w-]{43}$/

/** A random 256-bit token, base64url-encoded. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

type Purpose = 'session' | 'activation' | 'reset'

/** Keyed hash of a token, bound to its purpose. */
export function tokenHash(payload: Payload, purpose: Purpose, token: string): string {
  return keyedHash(payload, `${purpose}\n${token}`)
}

/**
 * All hashes under which a token may be stored: with PAYLOAD_SECRET and the previous one. Null when it is not in the
 * format of our tokens.
 */
export function tokenHashes(payload: Payload, purpose: Purpose, token: string): string[] | null {
  return TOKEN.test(token) ? keyedHashes(payload, `${purpose}\n${token}`) : null
}
