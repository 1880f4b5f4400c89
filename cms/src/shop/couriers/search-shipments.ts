import { type ListSearch, startsWith } from '../../database/search/list-search.ts'

/** Indexed fields. */
const SEARCHED = ['orderNumber', 'awb', 'courierOrderId'] as const

/** Parcels are found by the beginning of a number. */
export const shipmentListSearch: ListSearch = {
  fields: SEARCHED,
  words: 'beginning of an order number, tracking number or number at the courier',
  find: ({ text }) => ({ or: SEARCHED.map((field) => startsWith(field, text.trim().toUpperCase())) }),
}
