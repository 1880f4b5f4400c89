import { paiseToRupees } from '@pravesh/shared/platform/money'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import type { DeliveryRule } from '@pravesh/shared/shop/orders/shop-settings'
import type { ComputedNumbers } from '../../content/index.ts'
import { loadShopSettings } from './shop-settings.ts'

function pricesOf({ basis, lowStockPaise, normalPaise, slabs, furtherKgPaise }: DeliveryRule): number[] {
  return basis === 'weight'
    ? [...slabs.map(({ pricePaise }) => pricePaise), furtherKgPaise]
    : [lowStockPaise, normalPaise]
}

/** What texts can say about the shop. */
export const shopNumbers: readonly ComputedNumbers[] = [
  {
    name: 'delivery',
    about: /\b(?:deliver(?:y|ed|ies|ing)?|shipping|shipped)\b/i,
    unit: 'rupees',
    async values(records) {
      const { delivery } = await loadShopSettings(records)
      const { freeOverPaise } = delivery
      return [...pricesOf(delivery), ...(freeOverPaise === null ? [] : [freeOverPaise])].map(paiseToRupees)
    },
  },
  {
    name: 'returns',
    about: /\b(?:of|after) (?:the )?(?:delivery|receipt|receiving)\b/i,
    unit: 'day',
    values: async (records) => [(await loadShopSettings(records)).returnDays],
  },
  {
    name: 'surface delivery',
    about: /\bsurface\b/i,
    unit: 'day',
    values: async () => Object.values(SERVICE_TIMES.surface),
  },
]
