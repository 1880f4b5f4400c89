import { createHmac } from 'node:crypto'
import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import type { Payload } from 'payload'
import { identityNumbersKept } from '../settings/identity-numbers.ts'
import { identityKey } from './identity-key.ts'

/** How the portal stores Aadhaar numbers now. */
export interface IdentityStore {
  kept: IdentityNumbers
  /** The keyed hash of a whole number: the same for each application with this number. */
  hashOf: (digits: string) => string
}

export async function identityStore(payload: Payload): Promise<IdentityStore> {
  const [kept, key] = await Promise.all([identityNumbersKept(payload), identityKey(payload)])
  return { kept, hashOf: (digits) => createHmac('sha256', key).update(digits).digest('hex') }
}
