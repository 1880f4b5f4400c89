import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'

const emailText = (email: string) => `email\n${email}`
const phoneText = (phone: string) => `phone\n${phone}`

/**
 * Keyed hash of an e-mail address. Codes and links store it so that they work only for the address they were sent to.
 */
export function emailHash(payload: Payload, email: string): string {
  return keyedHash(payload, emailText(email))
}

/** Whether a stored hash matches an address, under the current or the previous secret. */
export function isHashOfEmail(payload: Payload, hash: string | null | undefined, email: string): boolean {
  return hash != null && keyedHashes(payload, emailText(email)).includes(hash)
}

export function phoneHash(payload: Payload, phone: string): string {
  return keyedHash(payload, phoneText(phone))
}

/** All hashes under which a phone number may be stored: with the current and the previous secret. */
export function phoneHashes(payload: Payload, phone: string): string[] {
  return keyedHashes(payload, phoneText(phone))
}
