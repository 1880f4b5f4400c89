import type { Order } from '../../payload-types.ts'

/** What the buyer reads after a change of the address. */
export function addressMessage({ addressRequestedAt }: Order): string {
  return addressRequestedAt
    ? 'We are changing the address. You will get an e-mail when it is done.'
    : 'We send your parcel to the new address.'
}
