import { ADDRESS_LIMITS } from '@pravesh/shared/shop/orders/address'
import {
  RETURN_DECISION_LABELS,
  RETURN_DECISIONS,
  RETURN_REASON_LABELS,
  RETURN_REASONS,
} from '@pravesh/shared/shop/orders/returns'
import type { Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { shownInPanel } from '../../admin-kit/fields/no-field.ts'
import { moneyField } from '../../admin-kit/money/money.ts'

/** A time that the panel of the order shows. */
export const momentInPanel = {
  ...shownInPanel,
  date: MOMENT,
} as const
const moneyInPanel = (money: Parameters<typeof moneyField>[0]) => {
  const field = moneyField(money)
  return { ...field, admin: { components: { ...field.admin?.components, ...shownInPanel.components } } }
}

/** Where the parcel goes. Copied to the order, so that later changes of the account do not move it. */
const address: Field = {
  name: 'address',
  type: 'group',
  label: 'Delivery address',
  admin: shownInPanel,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: ADDRESS_LIMITS.name, label: 'First name' },
    { name: 'surname', type: 'text', required: true, label: 'Last name' },
    { name: 'line1', type: 'text', required: true, label: 'House and street' },
    { name: 'line2', type: 'text', required: true, label: 'Village or locality' },
    { name: 'city', type: 'text', required: true, label: 'City or post office' },
    { name: 'district', type: 'text', label: 'District' },
    { name: 'state', type: 'text', required: true, label: 'State' },
    { name: 'pin', type: 'text', required: true, index: true, label: 'PIN code' },
    { name: 'country', type: 'text', required: true, label: 'Country' },
    { name: 'email', type: 'text', required: true, label: 'E-mail' },
    { name: 'phone', type: 'text', required: true, index: true, label: 'Phone' },
  ],
}

/** Where the parcel goes, and who has changed it since the order was placed. */
export const addressFields: Field[] = [
  address,
  {
    name: 'addressChangedAt',
    type: 'date',
    label: 'Address changed on',
    admin: momentInPanel,
  },
  { name: 'addressChangedBy', type: 'text', label: 'Address changed by', admin: shownInPanel },
]

/** What the order costs, and the size of its parcel. */
export const amountFields: Field[] = [
  moneyInPanel({ name: 'booksPaise', label: 'Books (₹)' }),
  moneyInPanel({ name: 'deliveryPaise', label: 'Delivery (₹)' }),
  moneyInPanel({ name: 'totalPaise', label: 'Total (₹)' }),
  { ...moneyInPanel({ name: 'refundedPaise', label: 'Refunded (₹)' }), defaultValue: 0 },
  { name: 'weightGrams', type: 'number', required: true, label: 'Weight (grams)', admin: shownInPanel },
  { name: 'lengthCm', type: 'number', required: true, label: 'Length (cm)', admin: shownInPanel },
  { name: 'widthCm', type: 'number', required: true, label: 'Width (cm)', admin: shownInPanel },
  { name: 'heightCm', type: 'number', required: true, label: 'Height (cm)', admin: shownInPanel },
]

/** Who cancelled the order, when and why. A request is open until the order is cancelled or its parcel has left. */
export const cancellationFields: Field[] = [
  {
    name: 'cancelRequestedAt',
    type: 'date',
    label: 'Cancellation requested on',
    admin: momentInPanel,
  },
  { name: 'cancelledBy', type: 'text', label: 'Cancelled by', admin: shownInPanel },
  { name: 'cancelReason', type: 'text', label: 'Reason', admin: shownInPanel },
  { name: 'cancelledAt', type: 'date', label: 'Cancelled on', admin: momentInPanel },
]

/** The buyer's request to return the order, and the decision of staff. */
export const returnFields: Field[] = [
  {
    name: 'returnRequestedAt',
    type: 'date',
    index: true,
    label: 'Return requested on',
    admin: momentInPanel,
  },
  {
    name: 'returnReason',
    type: 'select',
    label: 'Reason of the return',
    options: RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] })),
    admin: shownInPanel,
  },
  { name: 'returnNote', type: 'textarea', label: 'Note of the buyer', admin: shownInPanel },
  // Empty until staff ask for the parcel, and until it arrives. (decision 69)
  { name: 'returnAwaitedAt', type: 'date', label: 'Parcel asked for on', admin: momentInPanel },
  { name: 'returnAwaitedBy', type: 'text', label: 'Parcel asked for by', admin: shownInPanel },
  { name: 'returnSendTo', type: 'textarea', label: 'Where the buyer sends the books', admin: shownInPanel },
  { name: 'returnReceivedAt', type: 'date', label: 'Parcel received on', admin: momentInPanel },
  { name: 'returnReceivedBy', type: 'text', label: 'Parcel received by', admin: shownInPanel },
  {
    name: 'returnDecision',
    type: 'select',
    label: 'Decision',
    options: RETURN_DECISIONS.map((value) => ({ value, label: RETURN_DECISION_LABELS[value] })),
    admin: shownInPanel,
  },
  { name: 'returnAnswer', type: 'textarea', label: 'Answer to the buyer', admin: shownInPanel },
  { name: 'returnDecidedBy', type: 'text', label: 'Decided by', admin: shownInPanel },
  {
    name: 'returnDecidedAt',
    type: 'date',
    label: 'Decided on',
    admin: momentInPanel,
  },
  {
    ...moneyField({ name: 'returnRefundPaise', label: 'Refund for the return (₹)', required: false }),
    admin: { hidden: true },
  },
  { name: 'returnRestocks', type: 'checkbox', label: 'Copies put back into the stock', admin: shownInPanel },
]
