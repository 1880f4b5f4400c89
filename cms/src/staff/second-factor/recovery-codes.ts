import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@pravesh/shared/accounts/second-factor'

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = [0, 4, 8, 12] as const

/** Codes of 79 random bits, such as `k4fm-2x9p-hh3q-w7zd`. Each works once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return GROUPS.map((start) => letters.slice(start, start + 4)).join('-')
  })
}

/**
 * The key of a code's row. A plain hash is enough for 79 random bits, and unlike one keyed with PAYLOAD_SECRET it
 * outlives that secret.
 */
export function recoveryCodeKey(staffId: string, typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `recovery-code:${createHash('sha256').update(`${staffId}\n${letters}`).digest('hex')}`
}
