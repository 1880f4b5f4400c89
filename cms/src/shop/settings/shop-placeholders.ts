import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { MAX_UNITS } from '@pravesh/shared/shop/orders/line-limits'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import { constantText, type Placeholder } from '../../content/index.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { loadShopSettings } from './shop-settings.ts'

const slug = 'shop-settings'
const settings = [slug] as const

const deliveryOf = async (records: Records) => (await loadShopSettings(records)).delivery

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
    name: 'delivery price',
    meaning: 'the usual price per copy in Shop settings',
    settings,
    value: async (records) => formatRoundPaise((await deliveryOf(records)).normalPaise),
  },
  {
    name: 'delivery price of the last copies',
    meaning: 'the price per copy in Shop settings while stock is low',
    settings,
    value: async (records) => formatRoundPaise((await deliveryOf(records)).lowStockPaise),
  },
  {
    name: 'last copies',
    meaning: 'the stock that is low for the delivery price',
    settings,
    value: async (records) => lastCopies((await deliveryOf(records)).lowStockCopies),
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
