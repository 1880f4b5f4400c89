import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { consumeLimit } from '../../database/rate-limit/consume-limit.ts'
import { purposeKeys } from '../../foundation/crypto/purpose-keys.ts'

const PURPOSE = 'pravesh/passkey-challenge'
const LIFETIME_MS = 5 * 60_000
const BYTES = { nonce: 16, expires: 6, mac: 32 } as const

interface ChallengeOptions {
  payload: Payload
  staffId: string
  now: Date
}

/** A challenge for a passkey of one person: random, signed and short-lived, so that none has to be stored. */
export function newChallenge({ payload, staffId, now }: ChallengeOptions): Uint8Array<ArrayBuffer> {
  const expires = Buffer.alloc(BYTES.expires)
  expires.writeUIntBE(now.getTime() + LIFETIME_MS, 0, BYTES.expires)
  const head = Buffer.concat([randomBytes(BYTES.nonce), expires])
  const [key] = purposeKeys(payload, PURPOSE)
  return new Uint8Array(Buffer.concat([head, mac(key, head, staffId)]))
}

/** Uses a challenge up. False for one that is foreign, expired or has been used before. `challenge`: base 64 for URLs. */
export async function takeChallenge({ payload, staffId, now }: ChallengeOptions, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, BYTES.nonce + BYTES.expires)
  const sent = bytes.subarray(BYTES.nonce + BYTES.expires)
  if (sent.length !== BYTES.mac) return false
  if (!purposeKeys(payload, PURPOSE).some((key) => timingSafeEqual(mac(key, head, staffId), sent))) return false
  if (head.readUIntBE(BYTES.nonce, BYTES.expires) <= now.getTime()) return false
  const once = { name: 'staff-passkey-challenge', subject: challenge, limit: 1, windowMs: LIFETIME_MS }
  return (await consumeLimit({ payload, ...once, now })).allowed
}

function mac(key: Buffer, head: Buffer, staffId: string): Buffer {
  return createHmac('sha256', key).update(head).update(staffId).digest()
}
