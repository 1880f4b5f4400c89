import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import { PARCEL_MESSAGES } from '@pravesh/shared/shop/couriers/parcel-messages'
import { isDispatched } from '@pravesh/shared/shop/couriers/shipment-status'
import { mayChangeAddress } from '@pravesh/shared/shop/orders/change-address'
import { keptItems, returnableItems } from '@pravesh/shared/shop/orders/line-copies'
import { unitsOf } from '@pravesh/shared/shop/orders/lines'
import { orderNext } from '@pravesh/shared/shop/orders/next'
import type { LineView, OrderView } from '@pravesh/shared/shop/orders/order-view'
import { mayWithdrawReturn } from '@pravesh/shared/shop/orders/returns'
import type { ShopSettings } from '@pravesh/shared/shop/orders/shop-settings'
import { shownState } from '@pravesh/shared/shop/orders/shown-state'
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
  RETURN_STATES,
} from '@pravesh/shared/shop/orders/status'
import type { Order, Payment, Refund, Shipment } from '../../payload-types.ts'
import { orderCopies, restOf, returnStageOf } from '../lines/order-copies.ts'
import { linesOf } from './order-lines.ts'
import { returnAgainUntil, returnUntil } from './return-order.ts'
import { timelineOf } from './timeline-of.ts'
import { mayWithdraw } from './withdraw-unpaid.ts'

interface ViewOptions {
  order: Order
  /** All attempts to pay it, latest first. */
  attempts: readonly Payment[]
  shipment: Shipment | null
  /** Of the payment that counts. */
  refunds: readonly Refund[]
  /** Lookup of the path of a book's cover. */
  coverOf: (bookId: string) => string | null
  settings: ShopSettings
  now: Date
}

/** An order as its buyer sees it. */
export function viewOrder(options: ViewOptions): OrderView {
  const { order, attempts, shipment, refunds, settings, now } = options
  const owed = owedView({ standing: orderStanding(order), countingId: order.paymentId ?? null, attempts, now })
  const isSent = shipment !== null && isDispatched(shipment.status)
  const state = shownState({ state: stateOf(order), owed, isDispatched: isSent })
  const counting = attempts.find(({ transactionId }) => transactionId === order.paymentId)
  const { refundedPaise: refunded = 0, refundHeldPaise: held = 0 } = counting ?? {}
  const until = returnUntil({ order, shipment, settings })
  const mayReturn = until !== null && now <= until
  const againUntil = returnAgainUntil({ order, shipment, settings })
  const refundPendingPaise = Math.max(0, (held ?? 0) - (refunded ?? 0))
  const returnableUntil = mayReturn ? until.toISOString() : null
  const parcel = shipment && { status: shipment.status, expectedAt: shipment.expectedAt ?? null }
  const isAddressChanging = isInForce(order.status) && Boolean(order.addressRequestedAt)
  const mayCancelPart = state === 'paid' && !isSent
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    state,
    message: messageOf(options, state, owed),
    revision: order.revision,
    lines: linesView(options, { mayCancelPart, mayReturn }),
    booksPaise: order.booksPaise,
    deliveryPaise: order.deliveryPaise,
    totalPaise: order.totalPaise,
    weightGrams: order.weightGrams,
    timeline: timelineOf({ order, state, shipment, refunds }),
    next: orderNext({ state, parcel, returnUntil: returnableUntil, refundPendingPaise, now }),
    owed,
    orderedAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    cancelledAt: order.cancelledAt ?? null,
    refundedPaise: refunded ?? 0,
    refundPendingPaise,
    shipment: shipment && shipmentView(shipment),
    mayChangeAddress: !isAddressChanging && mayChangeAddress(state, shipment),
    isAddressChanging,
    mayCancel: mayWithdraw(owed) || mayCancelPart,
    restPaise: isInForce(order.status) ? Math.min(restOf(order), order.totalPaise - (held ?? 0)) : 0,
    returnUntil: returnableUntil,
    mayWithdrawReturn: mayWithdrawReturn(returnStageOf(order)),
    returnAgainUntil: againUntil !== null && now <= againUntil ? againUntil.toISOString() : null,
    returnAnswer: (state === RETURN_STATES.awaited ? order.returnSendTo : order.returnAnswer) ?? '',
    hasBill: isBillable(order),
  }
}

interface May {
  mayCancelPart: boolean
  mayReturn: boolean
}

function linesView({ order, coverOf }: ViewOptions, { mayCancelPart, mayReturn }: May): LineView[] {
  const copies = orderCopies(order)
  const cancellable = mayCancelPart ? keptItems(copies) : []
  const returnable = mayReturn ? returnableItems(copies) : []
  return linesOf(order).map((line, index) => {
    const { cancelled = 0, returning = 0, returned = 0 } = copies[index] ?? {}
    const { bookId } = line
    const may = { cancellable: unitsOf(cancellable, bookId), returnable: unitsOf(returnable, bookId) }
    return { ...line, cancelled, returning, returned, ...may, image: coverOf(bookId) }
  })
}

function messageOf({ shipment }: ViewOptions, state: OrderState, owed: OwedView): string {
  if (state === 'unpaid' || (state === 'withdrawn' && owed.state !== 'notOwed')) return owed.message
  return state === 'paid' && shipment ? PARCEL_MESSAGES[shipment.status] : ORDER_STATE_MESSAGES[state]
}

function stateOf(order: Order): OrderState {
  const { status, cancelRequestedAt, partRequestedAt } = order
  if (isSoldOut(status)) return 'soldOut'
  if (isCancelled(status)) return 'cancelled'
  if (isReturned(status)) return 'returned'
  if (isInForce(status)) {
    if (cancelRequestedAt) return 'cancelling'
    if (partRequestedAt) return 'cancellingPart'
    const stage = returnStageOf(order)
    return stage === null ? 'paid' : RETURN_STATES[stage]
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
