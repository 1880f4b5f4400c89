import { DEFAULT_SHOP_SETTINGS, DELIVERY_BASES, type DeliveryBasis } from '@pravesh/shared/shop/orders/shop-settings'
import type { ArrayField, Field } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { checkSlabs } from '../settings/check-slabs.ts'

const { delivery: defaults } = DEFAULT_SHOP_SETTINGS
const MAX_COPIES = 1000
/** Far above a parcel that a courier takes. */
const MAX_GRAMS = 100_000
const MAX_SLABS = 20

const BASIS_LABELS: Record<DeliveryBasis, string> = {
  copies: 'For each copy',
  weight: 'By the weight of all books',
}

const perCopy: Field[] = [
  wholeNumberField({
    name: 'lowStockCopies',
    label: 'Low stock (copies)',
    description: 'Up to this number of copies in stock, the first price applies. Otherwise the second.',
    value: defaults.lowStockCopies,
    max: MAX_COPIES,
  }),
  {
    ...moneyField({ name: 'lowStockPaise', label: 'Per copy while stock is low (₹)' }),
    defaultValue: defaults.lowStockPaise,
  },
  { ...moneyField({ name: 'normalPaise', label: 'Per copy otherwise (₹)' }), defaultValue: defaults.normalPaise },
]

const slabs: ArrayField = {
  name: 'slabs',
  type: 'array',
  label: 'Weights',
  labels: { singular: 'Weight', plural: 'Weights' },
  maxRows: MAX_SLABS,
  defaultValue: [...defaults.slabs],
  validate: (value, { siblingData }) => checkSlabs(value, Reflect.get(Object(siblingData), 'basis')),
  admin: { description: 'From light to heavy. Each price is for a parcel of up to and including its weight.' },
  fields: [
    {
      type: 'row',
      fields: [
        wholeNumberField({ name: 'upToGrams', label: 'Up to (grams)', max: MAX_GRAMS, width: '50%' }),
        moneyField({ name: 'pricePaise', label: 'Delivery (₹)', width: '50%' }),
      ],
    },
  ],
}

const furtherKg: Field = {
  ...moneyField({
    name: 'furtherKgPaise',
    label: 'Each further kilogram (₹)',
    description: 'Added to the last price for each kilogram above its weight, also one that is not full.',
  }),
  defaultValue: defaults.furtherKgPaise,
}

/** How the price of delivery is computed. Both ways keep their amounts, so that staff can compare them and go back. */
export const deliveryFields: Field[] = [
  {
    name: 'basis',
    type: 'radio',
    required: true,
    label: 'How delivery is priced',
    defaultValue: defaults.basis,
    options: DELIVERY_BASES.map((value) => ({ value, label: BASIS_LABELS[value] })),
    admin: { description: 'The weight of a book is on its form. A book without one counts as an ordinary textbook.' },
  },
  { type: 'collapsible', label: BASIS_LABELS.copies, fields: perCopy },
  { type: 'collapsible', label: BASIS_LABELS.weight, fields: [slabs, furtherKg] },
  {
    name: 'examples',
    type: 'ui',
    admin: { components: { Field: '/shop/admin/parts.ts#DeliveryExamples' } },
  },
  {
    ...moneyField({
      name: 'freeOverPaise',
      label: 'Free if the books cost more than (₹)',
      description:
        'Holds for both ways. Leave this empty to charge delivery for every order. Books for exactly this amount are not free.',
      required: false,
    }),
    defaultValue: defaults.freeOverPaise,
  },
]
