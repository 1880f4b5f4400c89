import { randomBytes } from 'node:crypto'
import { keyedHash } from '../../platform/keyed-hash.ts'

const TOKEN = /^[\w-]{43}$/

/** A new secret of 256 bits, as it is handed out. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a secret is stored; null when it cannot be one of ours. What it is for is part of it. */
export function tokenHash(purpose: 'session' | 'activation' | 'reset', token: string): string | null {
  return TOKEN.test(token) ? keyedHash(`${purpose}\n${token}`) : null
}
