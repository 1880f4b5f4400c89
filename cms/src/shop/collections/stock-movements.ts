import { MOVEMENT_KINDS, MOVEMENT_LABELS } from '@pravesh/shared/shop/stock/movements'
import type { CollectionConfig } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../staff/index.ts'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** Every change of the copies in stock. Written by the portal, never changed. */
export const stockMovements: CollectionConfig = {
  slug: 'stock-movements',
  labels: { singular: 'Stock movement', plural: 'Stock movements' },
  access: accessTo('stock-movements'),
  admin: {
    group: groups.bookshop,
    hideAPIURL: true,
    useAsTitle: 'bookName',
    defaultColumns: ['at', 'bookName', 'change', 'copiesAfter', 'kind', 'orderNumber', 'reason', 'by'],
    ...searchedBy('book, order or reason', ['bookName', 'orderNumber', 'reason']),
    description: 'Every change of the stock: sales, cancellations, returns and corrections by staff.',
  },
  defaultSort: '-at',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    // `book/kind/cause`. The unique index makes a repeated movement harmless.
    { name: 'key', type: 'text', required: true, unique: true, admin: internal },
    { name: 'bookId', type: 'text', required: true, index: true, admin: internal },
    { name: 'orderId', type: 'text', index: true, admin: internal },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: 'When',
      admin: { date: MOMENT },
    },
    { name: 'bookName', type: 'text', required: true, label: 'Book' },
    { name: 'change', type: 'number', required: true, label: 'Change' },
    { name: 'copiesAfter', type: 'number', required: true, label: 'Free to sell afterwards' },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      label: 'Kind',
      options: MOVEMENT_KINDS.map((value) => ({ value, label: MOVEMENT_LABELS[value] })),
    },
    { name: 'orderNumber', type: 'text', index: true, label: 'Order' },
    { name: 'reason', type: 'text', label: 'Reason' },
    { name: 'by', type: 'text', required: true, label: 'By' },
  ],
}
