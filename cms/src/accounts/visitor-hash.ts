import { addressGroup } from '../platform/client-address.ts'
import { keyedHash } from '../platform/keyed-hash.ts'

/** A visitor as a keyed hash: enough to recognise, nothing to read. */
export function visitorHash(clientAddress: string): string {
  return keyedHash(`visitor\n${addressGroup(clientAddress)}`)
}
