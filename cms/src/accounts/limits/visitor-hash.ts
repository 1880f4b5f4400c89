import type { Payload } from 'payload'
import { addressGroup } from '../../platform/api/client-address.ts'
import { keyedHash } from '../../platform/crypto/keyed-hash.ts'

/** Keyed hash of a visitor's address group: recognisable, but not readable. */
export function visitorHash(payload: Payload, clientAddress: string): string {
  return keyedHash(payload, `visitor\n${addressGroup(clientAddress)}`)
}
