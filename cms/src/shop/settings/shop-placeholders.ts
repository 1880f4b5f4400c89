import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { MAX_UNITS } from '@pravesh/shared/shop/orders/line-limits'
import { WITHDRAWABLE_UNTIL } from '@pravesh/shared/shop/orders/returns'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import type { DeliveryBasis, DeliveryRule } from '@pravesh/shared/shop/orders/shop-settings'
import { constantText, type Placeholder } from '../../content/index.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { loadShopSettings } from './shop-settings.ts'
import { slabsText } from './slabs-text.ts'

const slug = 'shop-settings'
const settings = [slug] as const

const deliveryOf = async (records: Records) => (await loadShopSettings(records)).delivery

const WAYS: Record<DeliveryBasis, string> = { copies: 'for each copy', weight: 'by the weight of all books' }

/** A value that there is only while delivery is priced in this way. */
const pricedBy =
  (basis: DeliveryBasis, textOf: (rule: DeliveryRule) => string): Placeholder['value'] =>
  async (records) => {
    const rule = await deliveryOf(records)
    return rule.basis === basis ? textOf(rule) : null
  }

/** The numbers that texts name, so that they promise what the shop does. */
export const shopPlaceholders: readonly Placeholder[] = [
  {
    name: 'free delivery over',
    meaning: 'the amount in Shop settings above which delivery is free',
    settings,
    async value(records) {
      const { freeOverPaise } = await deliveryOf(records)
      return freeOverPaise === null ? null : formatRoundPaise(freeOverPaise)
    },
  },
  {
    name: 'way of pricing delivery',
    meaning: 'for each copy, or by weight, as chosen in Shop settings',
    settings,
    value: async (records) => WAYS[(await deliveryOf(records)).basis],
  },
  {
    name: 'delivery price',
    meaning: 'the usual price per copy in Shop settings, unless delivery is priced by weight',
    settings,
    value: pricedBy('copies', ({ normalPaise }) => formatRoundPaise(normalPaise)),
  },
  {
    name: 'delivery price of the last copies',
    meaning: 'the price per copy in Shop settings while stock is low, unless delivery is priced by weight',
    settings,
    value: pricedBy('copies', ({ lowStockPaise }) => formatRoundPaise(lowStockPaise)),
  },
  {
    name: 'last copies',
    meaning: 'the stock that is low for the delivery price, unless delivery is priced by weight',
    settings,
    value: pricedBy('copies', ({ lowStockCopies }) => lastCopies(lowStockCopies)),
  },
  {
    name: 'delivery price by weight',
    meaning: 'the prices of all weights in Shop settings, while delivery is priced by weight',
    settings,
    value: pricedBy('weight', slabsText),
  },
  {
    name: 'time for returns',
    meaning: 'the days after delivery in Shop settings',
    settings,
    value: async (records) => days((await loadShopSettings(records)).returnDays),
  },
  constantText({ name: 'copies per order', meaning: 'of one book', text: `${MAX_UNITS} copies` }),
  constantText({
    name: 'time to pack',
    meaning: 'from the payment of an order',
    text: `${SERVICE_TIMES.pack} working days`,
  }),
  constantText({
    name: 'time of surface delivery',
    meaning: 'after packing',
    text: `${SERVICE_TIMES.surface.min} to ${SERVICE_TIMES.surface.max} days`,
  }),
  constantText({
    name: 'time of a late parcel',
    meaning: 'after packing',
    text: `${SERVICE_TIMES.late} working days`,
  }),
  constantText({
    name: 'time to answer a return',
    meaning: 'and a question about a late parcel',
    text: `${SERVICE_TIMES.answer} working days`,
  }),
  constantText({
    name: 'time to check a return',
    meaning: 'the shortest',
    text: `${SERVICE_TIMES.check} days`,
  }),
  constantText({
    name: 'time to withdraw a return',
    meaning: 'by its buyer',
    text: WITHDRAWABLE_UNTIL,
  }),
  constantText({
    name: 'time to keep a return',
    meaning: 'that was not accepted',
    text: `${SERVICE_TIMES.keep} days`,
  }),
]

function lastCopies(count: number): string {
  if (count === 0) return 'no copy'
  return count === 1 ? 'one copy or none' : `${count} copies or fewer`
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
