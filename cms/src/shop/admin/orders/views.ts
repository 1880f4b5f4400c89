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

const exists = (field: string, isThere: boolean) => ({ field, operator: 'exists', value: [String(isThere)] })
const UNDECIDED = [exists('returnRequestedAt', true), exists('returnDecision', false)]

/** The stages of open returns, which only delivered orders have; also for the alerts of the dashboard. */
export const RETURN_REQUESTED = [...UNDECIDED, exists('returnAwaitedAt', false)]
const RETURN_AWAITED = [...UNDECIDED, exists('returnAwaitedAt', true), exists('returnReceivedAt', false)]
export const RETURN_RECEIVED = [...UNDECIDED, exists('returnReceivedAt', true)]

/** Views for the daily work. */
export const views = (): readonly ListView[] => [
  { key: 'returns', label: orderWords.returns, conditions: RETURN_REQUESTED, sort: '-returnRequestedAt' },
  { key: 'returnsReceived', label: orderWords.returnsReceived, conditions: RETURN_RECEIVED, sort: 'returnReceivedAt' },
  { key: 'returnsAwaited', label: orderWords.returnsAwaited, conditions: RETURN_AWAITED, sort: 'returnAwaitedAt' },
  { key: 'paid', label: orderWords.paid, conditions: inStatus(isInForce) },
  { key: 'soldOut', label: orderWords.soldOut, conditions: inStatus(isSoldOut) },
  { key: 'cancelled', label: orderWords.cancelled, conditions: inStatus(isCancelled) },
  { key: 'returned', label: orderWords.returned, conditions: inStatus(isReturned) },
  { key: 'unpaid', label: orderWords.unpaid, conditions: inStatus(isUnpaid) },
]

export const filters = (): ListFilterSet => ({
  selects: [
    {
      field: 'status',
      label: orderWords.status,
      choices: ORDER_STATUSES.map((value) => ({ value, label: ORDER_LABELS[value] })),
    },
  ],
  days: { field: 'createdAt', from: orderWords.from, to: orderWords.to },
})
