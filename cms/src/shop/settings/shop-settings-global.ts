import { DEFAULT_SHOP_SETTINGS as defaults } from '@pravesh/shared/shop/orders/shop-settings'
import type { Field, GlobalConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'

const MAX_COPIES = 1000
const MAX_DAYS = 60

interface CountOptions {
  name: string
  label: string
  description: string
  value: number
  max: number
}

const count = ({ name, label, description, value, max }: CountOptions): Field => ({
  name,
  type: 'number',
  required: true,
  label,
  defaultValue: value,
  min: 0,
  max,
  validate: (given: unknown) =>
    (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= max) ||
    `Enter a whole number from 0 to ${max}`,
  admin: { description, step: 1 },
})

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
    {
      name: 'delivery',
      type: 'group',
      label: 'Delivery price',
      fields: [
        count({
          name: 'lowStockCopies',
          label: 'Low stock (copies)',
          description: 'Up to this number of copies in stock, the first price applies. Otherwise the second.',
          value: defaults.delivery.lowStockCopies,
          max: MAX_COPIES,
        }),
        {
          ...moneyField({ name: 'lowStockPaise', label: 'Per copy while stock is low (₹)' }),
          defaultValue: defaults.delivery.lowStockPaise,
        },
        {
          ...moneyField({ name: 'normalPaise', label: 'Per copy otherwise (₹)' }),
          defaultValue: defaults.delivery.normalPaise,
        },
        {
          ...moneyField({
            name: 'freeOverPaise',
            label: 'Free if the books cost more than (₹)',
            description:
              'Leave this empty to charge delivery for every order. Books for exactly this amount are not free.',
            required: false,
          }),
          defaultValue: defaults.delivery.freeOverPaise,
        },
      ],
    },
    count({
      name: 'lowStockCopies',
      label: 'Warn staff about low stock at (copies)',
      description: 'The dashboard lists books with this many copies or fewer.',
      value: defaults.lowStockCopies,
      max: MAX_COPIES,
    }),
    count({
      name: 'returnDays',
      label: 'Returns are possible for (days)',
      description: 'Counted from the delivery.',
      value: defaults.returnDays,
      max: MAX_DAYS,
    }),
  ],
}
