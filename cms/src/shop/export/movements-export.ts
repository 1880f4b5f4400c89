import { MOVEMENT_LABELS } from '@pravesh/shared/shop/stock/movements'
import { csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'

export const movementsExport = csvExport({
  name: 'stock-movements',
  collection: 'stock-movements',
  newestBy: 'at',
  fields: ['at', 'bookId', 'bookName', 'change', 'copiesAfter', 'kind', 'orderNumber', 'reason', 'by'],
  columns: [
    { name: 'at', label: 'When', value: ({ at }) => csvTime(at) },
    { name: 'bookId', label: 'Book ID', value: ({ bookId }) => bookId },
    { name: 'book', label: 'Book', value: ({ bookName }) => bookName },
    // As text, because exports write numbers as rupees.
    { name: 'added', label: 'Copies added', value: ({ change }) => (change > 0 ? String(change) : '') },
    { name: 'removed', label: 'Copies removed', value: ({ change }) => (change < 0 ? String(-change) : '') },
    { name: 'copiesAfter', label: 'Free to sell afterwards', value: ({ copiesAfter }) => String(copiesAfter) },
    { name: 'kind', label: 'Kind', value: ({ kind }) => MOVEMENT_LABELS[kind] },
    { name: 'orderNumber', label: 'Order', value: ({ orderNumber }) => orderNumber },
    { name: 'reason', label: 'Reason', value: ({ reason }) => reason },
    { name: 'by', label: 'By', value: ({ by }) => by },
  ],
})
