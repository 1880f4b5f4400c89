import { isDoneRefund } from '@pravesh/shared/payments/refunds/status'
import { type OrderItem, summaryOf } from '@pravesh/shared/shop/orders/lines'
import type { OrderState } from '@pravesh/shared/shop/orders/status'
import { orderTimeline, type TimelineEntry } from '@pravesh/shared/shop/orders/timeline'
import type { Order, Refund, Shipment } from '../../payload-types.ts'
import {
  cancellationsOf,
  linesOfPart,
  returningItems,
  returnStageOf,
  returnsOf,
  withdrawnReturnsOf,
} from '../lines/order-copies.ts'

interface TimelineOptions {
  order: Order
  state: OrderState
  shipment: Shipment | null
  /** Of the payment that counts. */
  refunds: readonly Refund[]
}

/** What has happened to an order, and what is to come. */
export function timelineOf({ order, state, shipment, refunds }: TimelineOptions): TimelineEntry[] {
  const part = (items: readonly OrderItem[], at: string) => ({ at, books: summaryOf(linesOfPart(order, items)) })
  const stage = returnStageOf(order)
  return orderTimeline({
    state,
    orderedAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    cancelledAt: order.cancelledAt ?? null,
    addressChangedAt: order.addressChangedAt ?? null,
    parcel: shipment && {
      status: shipment.status,
      packedAt: shipment.packedAt ?? null,
      dispatchedAt: shipment.dispatchedAt ?? null,
      deliveredAt: shipment.deliveredAt ?? null,
    },
    cancellations: cancellationsOf(order).map(({ items, at }) => part(items, at)),
    openReturn: stage && {
      ...part(returningItems(order), order.returnRequestedAt ?? ''),
      stage,
      ...(stage !== 'requested' && order.returnAwaitedAt && { awaitedAt: order.returnAwaitedAt }),
      ...(stage === 'received' && order.returnReceivedAt && { receivedAt: order.returnReceivedAt }),
    },
    returns: returnsOf(order).map(({ items, at, ...decided }) => ({ ...decided, ...part(items, at) })),
    withdrawnReturns: withdrawnReturnsOf(order).map(({ items, at, ...times }) => ({ ...times, ...part(items, at) })),
    refunds: refunds.map(({ amountPaise, status, requestedAt, decidedAt }) => {
      const isDone = isDoneRefund(status)
      return { at: (isDone && decidedAt) || requestedAt, paise: amountPaise, isDone }
    }),
  })
}
