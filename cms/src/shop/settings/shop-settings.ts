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

function settingsOf(stored: Partial<ShopSetting>): ShopSettings {
  const { delivery } = stored
  // Null has been stored by staff who emptied the field.
  const { freeOverPaise = defaults.delivery.freeOverPaise } = delivery ?? {}
  return {
    delivery: {
      lowStockCopies: delivery?.lowStockCopies ?? defaults.delivery.lowStockCopies,
      lowStockPaise: delivery?.lowStockPaise ?? defaults.delivery.lowStockPaise,
      normalPaise: delivery?.normalPaise ?? defaults.delivery.normalPaise,
      freeOverPaise,
    },
    lowStockCopies: stored.lowStockCopies ?? defaults.lowStockCopies,
    returnDays: stored.returnDays ?? defaults.returnDays,
  }
}
