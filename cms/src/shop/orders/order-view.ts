import { hasEnded, isOpen, isReceived } from '@pravesh/shared/payments/status'
import { PARCEL_MESSAGES } from '@pravesh/shared/shop/couriers/parcel-messages'
import { isDispatched } from '@pravesh/shared/shop/couriers/shipment-status'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import type { ShopSettings } from '@pravesh/shared/shop/orders/shop-settings'
import {
  hasReceivedMoney,
  isCancelled,
  isInForce,
  isReturned,
  isSoldOut,
  isUnpaid,
  ORDER_STATE_MESSAGES,
  type OrderState,
} from '@pravesh/shared/shop/orders/status'
import type { Order, Payment, Shipment } from '../../payload-types.ts'
import { linesOf } from './order-lines.ts'
import { returnUntil } from './return-order.ts'

interface ViewOptions {
  order: Order
  /** All attempts to pay it, latest first. */
  attempts: readonly Payment[]
  shipment: Shipment | null
  settings: ShopSettings
  now: Date
}

/** An order as its buyer sees it. */
export function viewOrder(options: ViewOptions): OrderView {
  const { order, attempts, shipment, settings, now } = options
  const state = stateOf(options)
  const counting = attempts.find(({ transactionId }) => transactionId === order.paymentId)
  const { refundedPaise: refunded = 0, refundHeldPaise: held = 0 } = counting ?? {}
  const until = returnUntil({ order, shipment, settings })
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    state,
    message: state === 'paid' && shipment ? PARCEL_MESSAGES[shipment.status] : ORDER_STATE_MESSAGES[state],
    lines: linesOf(order),
    booksPaise: order.booksPaise,
    deliveryPaise: order.deliveryPaise,
    totalPaise: order.totalPaise,
    weightGrams: order.weightGrams,
    transactionId: order.paymentId ?? attempts[0]?.transactionId ?? null,
    orderedAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    cancelledAt: order.cancelledAt ?? null,
    refundedPaise: refunded ?? 0,
    refundPendingPaise: Math.max(0, (held ?? 0) - (refunded ?? 0)),
    shipment: shipment && shipmentView(shipment),
    mayPay: isUnpaid(order.status) && state !== 'waiting' && state !== 'mismatch',
    mayCancel: state === 'paid' && !(shipment && isDispatched(shipment.status)),
    returnUntil: until !== null && now <= until ? until.toISOString() : null,
    returnAnswer: order.returnAnswer ?? '',
    hasBill: isBillable(order),
  }
}

function stateOf({ order, attempts }: ViewOptions): OrderState {
  const { status, cancelRequestedAt, returnRequestedAt, returnDecision } = order
  if (isSoldOut(status)) return 'soldOut'
  if (isCancelled(status)) return 'cancelled'
  if (isReturned(status)) return 'returned'
  if (isInForce(status)) {
    if (cancelRequestedAt) return 'cancelling'
    return returnRequestedAt && !returnDecision ? 'returnRequested' : 'paid'
  }
  const [latest] = attempts
  if (attempts.some(({ issue }) => issue === 'mismatch')) return 'mismatch'
  // Paid attempts whose effects are not applied yet count as waiting.
  if (attempts.some((attempt) => isOpen(attempt.status) || isReceived(attempt.status))) return 'waiting'
  return latest && hasEnded(latest.status) ? 'failed' : 'unpaid'
}

/** A sold-out order has no bill, because nothing was supplied. */
function isBillable({ status }: Order): boolean {
  return hasReceivedMoney(status) && !isSoldOut(status)
}

function shipmentView({ status, awb, courierName, expectedAt, deliveredAt }: Shipment) {
  return {
    status,
    awb: awb ?? '',
    courierName: courierName ?? '',
    expectedAt: expectedAt ?? null,
    deliveredAt: deliveredAt ?? null,
  }
}
