import { ORDER_LABELS, ORDER_STATUSES, USUAL_ORDER_STATUS } from '@pravesh/shared/shop/orders/status'
import type { CollectionConfig, Field } from 'payload'
import { shownInPanel } from '../../admin-kit/fields/no-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { owedField } from '../../admin-kit/money/owed-field.ts'
import { withMajority } from '../../database/adapter/count-majority.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { withSearch } from '../../database/search/search-source.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'
import { orderListSearch, orderSearch } from '../orders/search-orders.ts'
import { addressFields, amountFields, cancellationFields, momentInPanel, returnFields } from './order-fields.ts'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const internalFields: Field[] = [
  // Student, reference of the client and content: a repeated call returns the order that it made.
  { name: 'requestKey', type: 'text', required: true, unique: true, admin: internal },
  // The transaction id that the client sent with the order; only its own student finds the order by it.
  { name: 'clientReference', type: 'text', index: true, admin: internal },
  { name: 'studentId', type: 'text', required: true, index: true, admin: internal },
  // `OrderLine[]`: the books as of the latest quote. JSON, so that an order is written by one statement. (order-lines.ts)
  { name: 'lines', type: 'json', required: true, admin: internal },
  // `AttemptQuote[]`: what each payment attempt was started for. The one that pays sets lines and amounts.
  { name: 'quotes', type: 'json', required: true, admin: internal },
  // `Cancellation[]`: the parts that were cancelled. `lines` and amounts stay as they were paid. (order-parts.ts)
  { name: 'cancellations', type: 'json', admin: internal },
  // `PartRequest`: the part whose cancellation is under way since this time.
  { name: 'partRequest', type: 'json', admin: internal },
  { name: 'partRequestedAt', type: 'date', admin: internal },
  // `OrderAddress`: the new address that is being applied since this time.
  { name: 'addressRequest', type: 'json', admin: internal },
  { name: 'addressRequestedAt', type: 'date', admin: internal },
  // `OrderItem[]`: the content of the latest return request; all copies if it is empty.
  { name: 'returnItems', type: 'json', admin: internal },
  // `DecidedReturn[]`, oldest first.
  { name: 'returns', type: 'json', admin: internal },
  // `WithdrawnReturn[]`, oldest first.
  { name: 'withdrawnReturns', type: 'json', admin: internal },
  // Incremented by every change of the quotes, parts and address, which is conditional on it.
  { name: 'revision', type: 'number', required: true, defaultValue: 0, admin: internal },
  // Work on cancellations, returns and their refunds.
  ...leaseFields(),
]

const orderRecords: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  access: accessTo('orders'),
  admin: {
    group: groups.bookshop,
    hideAPIURL: true,
    useAsTitle: 'orderNumber',
    defaultColumns: ['orderNumber', 'summary', 'buyerName', 'totalPaise', 'status', 'owed', 'paidAt'],
    description:
      'Book orders. The portal updates them with their payments and parcels, so you cannot edit them. Search by words of a name or title, by the start of a number, or by the last digits of a phone; you see the 100 newest matches.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [{ fields: ['status', 'paidAt', 'createdAt'] }],
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      label: 'State',
      options: ORDER_STATUSES.map((value) => ({ value, label: ORDER_LABELS[value] })),
      admin: shownInPanel,
    },
    owedField({
      Cell: '/shop/admin/orders/OrderOwedCell.tsx#OrderOwedCell',
      Field: '/shop/admin/orders/OrderOwedField.tsx#OrderOwedField',
    }),
    { name: 'orderNumber', type: 'text', required: true, unique: true, label: 'Order', admin: shownInPanel },
    { name: 'summary', type: 'text', required: true, label: 'Books', admin: shownInPanel },
    { name: 'buyerName', type: 'text', required: true, index: true, label: 'Buyer', admin: shownInPanel },
    ...amountFields,
    ...addressFields,
    {
      // Of the payment that counts. Its transaction id, as buyers and staff know it.
      name: 'paymentId',
      type: 'text',
      index: true,
      label: 'Transaction ID',
      admin: shownInPanel,
    },
    // The latest attempt to pay; empty before the first.
    { name: 'attemptedAt', type: 'date', index: true, label: 'Payment started on', admin: momentInPanel },
    { name: 'paidAt', type: 'date', index: true, label: 'Paid on', admin: momentInPanel },
    ...cancellationFields,
    ...returnFields,
    ...internalFields,
  ],
}

/** Book orders. The portal writes them; staff cancel orders and decide on returns through endpoints. */
export const orders = withSearch(
  withListSearch(withMajority(orderRecords, { field: 'status', value: USUAL_ORDER_STATUS }), orderListSearch),
  orderSearch,
)
