import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../platform/crypto/keyed-hash.ts'

const TOKEN = /^[\w-]{43}$/

/** A new secret of 256 bits, as it is handed out. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

type Purpose = 'session' | 'activation' | 'reset'

/** How a new secret is stored. What it is for is part of it. */
export function tokenHash(payload: Payload, purpose: Purpose, token: string): string {
  return keyedHash(payload, `${purpose}\n${token}`)
}

/** As what a secret may be stored: with PAYLOAD_SECRET or the previous one. Null when it cannot be one of ours. */
export function tokenHashes(payload: Payload, purpose: Purpose, token: string): string[] | null {
  return TOKEN.test(token) ? keyedHashes(payload, `${purpose}\n${token}`) : null
}
