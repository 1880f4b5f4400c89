import { ADDRESS_LIMITS } from '@pravesh/shared/shop/orders/address'
import {
  RETURN_DECISION_LABELS,
  RETURN_DECISIONS,
  RETURN_REASON_LABELS,
  RETURN_REASONS,
} from '@pravesh/shared/shop/orders/returns'
import type { Field } from 'payload'
import { moneyField } from '../../admin-kit/money/money.ts'

const isSet = (name: string) => ({ condition: (data: Record<string, unknown>) => Boolean(data[name]) })
const moment = { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } } as const
const half = { admin: { width: '50%' } } as const

/** Where the parcel goes. Copied to the order, so that later changes of the account do not move it. */
const address: Field = {
  name: 'address',
  type: 'group',
  label: 'Delivery address',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: ADDRESS_LIMITS.name, label: 'First name', ...half },
        { name: 'surname', type: 'text', required: true, label: 'Last name', ...half },
        { name: 'line1', type: 'text', required: true, label: 'House and street', ...half },
        { name: 'line2', type: 'text', required: true, label: 'Village or locality', ...half },
        { name: 'city', type: 'text', required: true, label: 'City or post office', ...half },
        { name: 'district', type: 'text', label: 'District', ...half },
        { name: 'state', type: 'text', required: true, label: 'State', ...half },
        { name: 'pin', type: 'text', required: true, index: true, label: 'PIN code', ...half },
        { name: 'country', type: 'text', required: true, label: 'Country', ...half },
        { name: 'email', type: 'text', required: true, label: 'E-mail', ...half },
        { name: 'phone', type: 'text', required: true, index: true, label: 'Phone', ...half },
      ],
    },
  ],
}

/** Where the parcel goes, and who has changed it since the order was placed. */
export const addressFields: Field[] = [
  address,
  {
    name: 'addressChangedAt',
    type: 'date',
    label: 'Address changed on',
    admin: { ...moment, ...isSet('addressChangedAt') },
  },
  { name: 'addressChangedBy', type: 'text', label: 'Address changed by', admin: isSet('addressChangedBy') },
]

/** What the order costs, and the size of its parcel. */
export const amountFields: Field[] = [
  moneyField({ name: 'booksPaise', label: 'Books (₹)' }),
  moneyField({ name: 'deliveryPaise', label: 'Delivery (₹)' }),
  moneyField({ name: 'totalPaise', label: 'Total (₹)' }),
  { ...moneyField({ name: 'refundedPaise', label: 'Refunded (₹)' }), defaultValue: 0 },
  {
    type: 'row',
    fields: [
      { name: 'weightGrams', type: 'number', required: true, label: 'Weight (grams)', admin: { width: '25%' } },
      { name: 'lengthCm', type: 'number', required: true, label: 'Length (cm)', admin: { width: '25%' } },
      { name: 'widthCm', type: 'number', required: true, label: 'Width (cm)', admin: { width: '25%' } },
      { name: 'heightCm', type: 'number', required: true, label: 'Height (cm)', admin: { width: '25%' } },
    ],
  },
]

/** Who cancelled the order, when and why. A request is open until the order is cancelled or its parcel has left. */
export const cancellationFields: Field[] = [
  {
    name: 'cancelRequestedAt',
    type: 'date',
    label: 'Cancellation requested on',
    admin: { ...moment, ...isSet('cancelRequestedAt') },
  },
  { name: 'cancelledBy', type: 'text', label: 'Cancelled by', admin: isSet('cancelledBy') },
  { name: 'cancelReason', type: 'text', label: 'Reason', admin: isSet('cancelReason') },
  { name: 'cancelledAt', type: 'date', label: 'Cancelled on', admin: { ...moment, ...isSet('cancelledAt') } },
]

/** The buyer's request to return the order, and the decision of staff. */
export const returnFields: Field[] = [
  {
    name: 'returnRequestedAt',
    type: 'date',
    index: true,
    label: 'Return requested on',
    admin: { ...moment, ...isSet('returnRequestedAt') },
  },
  {
    name: 'returnReason',
    type: 'select',
    label: 'Reason of the return',
    options: RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] })),
    admin: isSet('returnReason'),
  },
  { name: 'returnNote', type: 'textarea', label: 'Note of the buyer', admin: isSet('returnNote') },
  {
    name: 'returnDecision',
    type: 'select',
    label: 'Decision',
    options: RETURN_DECISIONS.map((value) => ({ value, label: RETURN_DECISION_LABELS[value] })),
    admin: isSet('returnDecision'),
  },
  { name: 'returnAnswer', type: 'textarea', label: 'Answer to the buyer', admin: isSet('returnAnswer') },
  { name: 'returnDecidedBy', type: 'text', label: 'Decided by', admin: isSet('returnDecidedBy') },
  {
    name: 'returnDecidedAt',
    type: 'date',
    label: 'Decided on',
    admin: { ...moment, ...isSet('returnDecidedAt') },
  },
  {
    ...moneyField({ name: 'returnRefundPaise', label: 'Refund for the return (₹)', required: false }),
    admin: { hidden: true },
  },
  { name: 'returnRestocks', type: 'checkbox', label: 'Copies put back into the stock', admin: isSet('returnDecision') },
]
