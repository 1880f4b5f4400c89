import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
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
  isWithdrawn,
  ORDER_STATE_MESSAGES,
  type OrderState,
  orderStanding,
} from '@pravesh/shared/shop/orders/status'
import type { Order, Payment, Shipment } from '../../payload-types.ts'
import { linesOf } from './order-lines.ts'
import { returnUntil } from './return-order.ts'
import { mayWithdraw } from './withdraw-unpaid.ts'

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
  const state = stateOf(order)
  const owed = owedView({ standing: orderStanding(order), countingId: order.paymentId ?? null, attempts, now })
  const counting = attempts.find(({ transactionId }) => transactionId === order.paymentId)
  const { refundedPaise: refunded = 0, refundHeldPaise: held = 0 } = counting ?? {}
  const until = returnUntil({ order, shipment, settings })
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    state,
    message: messageOf(options, state, owed),
    lines: linesOf(order),
    booksPaise: order.booksPaise,
    deliveryPaise: order.deliveryPaise,
    totalPaise: order.totalPaise,
    weightGrams: order.weightGrams,
    owed,
    orderedAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    cancelledAt: order.cancelledAt ?? null,
    refundedPaise: refunded ?? 0,
    refundPendingPaise: Math.max(0, (held ?? 0) - (refunded ?? 0)),
    shipment: shipment && shipmentView(shipment),
    mayCancel: mayWithdraw(owed) || (state === 'paid' && !(shipment && isDispatched(shipment.status))),
    returnUntil: until !== null && now <= until ? until.toISOString() : null,
    returnAnswer: order.returnAnswer ?? '',
    hasBill: isBillable(order),
  }
}

function messageOf({ shipment }: ViewOptions, state: OrderState, owed: OwedView): string {
  if (state === 'unpaid' || (state === 'withdrawn' && owed.state !== 'notOwed')) return owed.message
  return state === 'paid' && shipment ? PARCEL_MESSAGES[shipment.status] : ORDER_STATE_MESSAGES[state]
}

function stateOf(order: Order): OrderState {
  const { status, cancelRequestedAt, returnRequestedAt, returnDecision } = order
  if (isSoldOut(status)) return 'soldOut'
  if (isCancelled(status)) return 'cancelled'
  if (isReturned(status)) return 'returned'
  if (isInForce(status)) {
    if (cancelRequestedAt) return 'cancelling'
    return returnRequestedAt && !returnDecision ? 'returnRequested' : 'paid'
  }
  return isWithdrawn(order) ? 'withdrawn' : 'unpaid'
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
