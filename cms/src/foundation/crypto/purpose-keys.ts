import { hkdfSync } from 'node:crypto'
import { type InPortal, portalOf } from '../portal.ts'

/** Keys for one purpose, e.g. `pravesh/device-cookie`: the first, from PAYLOAD_SECRET, signs; all of them verify. */
export function purposeKeys(portal: InPortal, purpose: string): [Buffer, ...Buffer[]] {
  const { payloadSecret, payloadSecretPrevious } = portalOf(portal).env
  const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return payloadSecretPrevious === null
    ? [derive(payloadSecret)]
    : [derive(payloadSecret), derive(payloadSecretPrevious)]
}
