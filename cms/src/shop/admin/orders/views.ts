import {
  isCancelled,
  isInForce,
  isReturned,
  isSoldOut,
  isUnpaid,
  ORDER_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
  orderStatusesIn,
} from '@pravesh/shared/shop/orders/status'
import type { ListFilterSet, ListView } from '../../../admin-kit/list/filters.ts'
import { statusCondition } from '../status-condition.ts'
import { orderWords } from './words.ts'

const inStatus = (isIn: (status: OrderStatus) => boolean) => [statusCondition(orderStatusesIn(isIn))]

/** An open return request, which only delivered orders have; also for the alert of the dashboard. */
export const RETURN_REQUESTED = [
  { field: 'returnRequestedAt', operator: 'exists', value: ['true'] },
  { field: 'returnDecision', operator: 'exists', value: ['false'] },
]

/** Views for the daily work. */
export const views: readonly ListView[] = [
  { key: 'returns', label: orderWords.returns, conditions: RETURN_REQUESTED, sort: '-returnRequestedAt' },
  { key: 'paid', label: orderWords.paid, conditions: inStatus(isInForce) },
  { key: 'soldOut', label: orderWords.soldOut, conditions: inStatus(isSoldOut) },
  { key: 'cancelled', label: orderWords.cancelled, conditions: inStatus(isCancelled) },
  { key: 'returned', label: orderWords.returned, conditions: inStatus(isReturned) },
  { key: 'unpaid', label: orderWords.unpaid, conditions: inStatus(isUnpaid) },
]

export const filters: ListFilterSet = {
  selects: [
    {
      field: 'status',
      label: orderWords.status,
      choices: ORDER_STATUSES.map((value) => ({ value, label: ORDER_LABELS[value] })),
    },
  ],
  days: { field: 'createdAt', from: orderWords.from, to: orderWords.to },
}
