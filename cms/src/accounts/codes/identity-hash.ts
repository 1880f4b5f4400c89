import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../platform/crypto/keyed-hash.ts'

const emailText = (email: string) => `email\n${email}`
const phoneText = (phone: string) => `phone\n${phone}`

/** An e-mail address as a keyed hash: a code or link counts only for the address that it was sent to. */
export function emailHash(payload: Payload, email: string): string {
  return keyedHash(payload, emailText(email))
}

/** Whether a stored hash is that of an address, under the current or the previous secret. */
export function isHashOfEmail(payload: Payload, hash: string | null | undefined, email: string): boolean {
  return hash != null && keyedHashes(payload, emailText(email)).includes(hash)
}

/** A phone number as a keyed hash. */
export function phoneHash(payload: Payload, phone: string): string {
  return keyedHash(payload, phoneText(phone))
}

/** The hashes that a phone number can be stored as, under the current and the previous secret. */
export function phoneHashes(payload: Payload, phone: string): string[] {
  return keyedHashes(payload, phoneText(phone))
}
