import type { Payload } from 'payload'
import { addressGroup } from '../../platform/api/client-address.ts'
import { keyedHash } from '../../platform/crypto/keyed-hash.ts'

/** A visitor as a keyed hash: enough to recognise, nothing to read. */
export function visitorHash(payload: Payload, clientAddress: string): string {
  return keyedHash(payload, `visitor\n${addressGroup(clientAddress)}`)
}
