import { DEFAULT_SHOP_SETTINGS as defaults } from '@pravesh/shared/shop/orders/shop-settings'
import type { GlobalConfig } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'
import { deliveryFields } from './delivery-fields.ts'

const MAX_COPIES = 1000
const MAX_DAYS = 60

/** Delivery prices, the warning about low stock, and the time for returns. Paid orders keep their prices. */
export const shopSettingsGlobal: GlobalConfig = {
  slug: 'shop-settings',
  label: 'Shop settings',
  access: accessToGlobal('shop-settings'),
  admin: {
    group: groups.bookshop,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('shop-settings'),
    description: 'Changes apply at once to every order that is not paid. Buyers see a changed price before they pay.',
  },
  lockDocuments: false,
  fields: [
    { name: 'delivery', type: 'group', label: 'Delivery price', fields: deliveryFields },
    wholeNumberField({
      name: 'lowStockCopies',
      label: 'Warn staff about low stock at (copies)',
      description: 'The dashboard lists books with this many copies or fewer.',
      value: defaults.lowStockCopies,
      max: MAX_COPIES,
    }),
    wholeNumberField({
      name: 'returnDays',
      label: 'Returns are possible for (days)',
      description: 'Counted from the delivery.',
      value: defaults.returnDays,
      max: MAX_DAYS,
    }),
  ],
}
