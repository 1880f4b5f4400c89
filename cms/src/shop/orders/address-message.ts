import { said } from '@pravesh/shared/platform/replies/said'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Order } from '../../payload-types.ts'

/** What the buyer reads after a change of the address. */
export function addressMessage({ addressRequestedAt }: Order) {
  return said(shopReplies, addressRequestedAt ? 'ADDRESS_CHANGING' : 'ADDRESS_CHANGED')
}
