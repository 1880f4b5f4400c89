import { MOVEMENT_LABELS } from '@pravesh/shared/shop/stock/movements'
import { csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'

export const movementsExport = csvExport({
  name: 'stock-movements',
  namesPeople: false,
  collection: 'stock-movements',
  newestBy: 'at',
  fields: ['at', 'bookId', 'bookName', 'change', 'copiesAfter', 'kind', 'orderNumber', 'reason', 'by'],
  columns: [
    { name: 'at', label: 'When', as: 'moment', value: ({ at }) => csvTime(at) },
    { name: 'bookId', label: 'Book ID', value: ({ bookId }) => bookId },
    { name: 'book', label: 'Book', value: ({ bookName }) => bookName },
    { name: 'added', label: 'Copies added', as: 'count', value: ({ change }) => (change > 0 ? change : null) },
    { name: 'removed', label: 'Copies removed', as: 'count', value: ({ change }) => (change < 0 ? -change : null) },
    { name: 'copiesAfter', label: 'Free to sell afterwards', as: 'count', value: ({ copiesAfter }) => copiesAfter },
    { name: 'kind', label: 'Kind', value: ({ kind }) => MOVEMENT_LABELS[kind] },
    { name: 'orderNumber', label: 'Order', value: ({ orderNumber }) => orderNumber },
    { name: 'reason', label: 'Reason', value: ({ reason }) => reason },
    { name: 'by', label: 'By', value: ({ by }) => by },
  ],
})
