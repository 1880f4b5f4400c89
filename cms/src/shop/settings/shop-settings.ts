import { DEFAULT_SHOP_SETTINGS as defaults, type ShopSettings } from '@pravesh/shared/shop/orders/shop-settings'
import type { Payload } from 'payload'
import type { ShopSetting } from '../../payload-types.ts'
import type { Records } from '../../publishing/pages/records.ts'

/** The settings in force. */
export async function shopSettings(payload: Payload): Promise<ShopSettings> {
  return settingsOf(await payload.findGlobal({ slug: 'shop-settings', depth: 0 }))
}

/** The settings in force, for a page. */
export async function loadShopSettings(records: Records): Promise<ShopSettings> {
  return settingsOf((await records.global('shop-settings')) ?? {})
}

/** The settings that a record, or a form with its fields, stands for. */
export function settingsOf(stored: Partial<ShopSetting>): ShopSettings {
  const { delivery } = stored
  // Null has been stored by staff who emptied the field.
  const { freeOverPaise = defaults.delivery.freeOverPaise } = delivery ?? {}
  return {
    delivery: {
      basis: delivery?.basis ?? defaults.delivery.basis,
      lowStockCopies: delivery?.lowStockCopies ?? defaults.delivery.lowStockCopies,
      lowStockPaise: delivery?.lowStockPaise ?? defaults.delivery.lowStockPaise,
      normalPaise: delivery?.normalPaise ?? defaults.delivery.normalPaise,
      slabs:
        delivery?.slabs?.map(({ upToGrams, pricePaise }) => ({ upToGrams, pricePaise })) ?? defaults.delivery.slabs,
      furtherKgPaise: delivery?.furtherKgPaise ?? defaults.delivery.furtherKgPaise,
      freeOverPaise,
    },
    lowStockCopies: stored.lowStockCopies ?? defaults.lowStockCopies,
    returnDays: stored.returnDays ?? defaults.returnDays,
  }
}
