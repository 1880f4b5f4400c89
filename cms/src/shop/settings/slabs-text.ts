import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { formatWeight } from '@pravesh/shared/platform/weight'
import type { DeliveryRule } from '@pravesh/shared/shop/orders/shop-settings'
import { formatList } from '../../foundation/formats.ts'

/** The price list in words: `₹60 up to 500 g, ₹90 up to 1 kg and ₹40 for each further kilogram`. */
export function slabsText({ slabs, furtherKgPaise }: Pick<DeliveryRule, 'slabs' | 'furtherKgPaise'>): string {
  return formatList([
    ...slabs.map(({ upToGrams, pricePaise }) => `${formatRoundPaise(pricePaise)} up to ${formatWeight(upToGrams)}`),
    `${formatRoundPaise(furtherKgPaise)} for each further kilogram`,
  ])
}
