import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { Placeholder } from '../../content/index.ts'
import { loadDelivery } from '../catalogue/book-cards.ts'

/** The amount that policies name, so that they promise what the shop does. */
export const freeDeliveryText: Placeholder = {
  name: 'free delivery over',
  meaning: 'the amount in Shop settings above which delivery is free',
  settings: 'shop-settings',
  async value(records) {
    const { freeOverPaise } = await loadDelivery(records)
    return freeOverPaise === null ? null : formatRoundPaise(freeOverPaise)
  },
}
