/** Statuses of a book order, with labels. No other file compares statuses. */
import type { Standing } from '../../payments/owed/owed.ts'
import type { ReturnStage } from './returns.ts'
import { SERVICE_TIMES } from './service-times.ts'

export const ORDER_STATUSES = ['unpaid', 'paid', 'soldOut', 'cancelled', 'returned'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
/** The status in which most orders stay. */
export const USUAL_ORDER_STATUS: OrderStatus = 'paid'

/** Labels for staff. */
export const ORDER_LABELS: Record<OrderStatus, string> = {
  unpaid: 'Not paid',
  paid: 'Paid',
  soldOut: 'Sold out, refunded',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  unpaid: ['paid', 'soldOut'],
  paid: ['cancelled', 'returned'],
  soldOut: [],
  cancelled: [],
  returned: [],
}

/** The statuses that may move to this one; the condition of a conditional update. */
export function orderStatusesBefore(to: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((from) => MOVES[from].includes(to))
}

const group =
  (...statuses: OrderStatus[]) =>
  (status: OrderStatus): boolean =>
    statuses.includes(status)

export const isUnpaid = group('unpaid')
/** Paid and neither cancelled nor returned. */
export const isInForce = group('paid')
/** The portal has received money for the order, refunded since or not. */
export const hasReceivedMoney = group('paid', 'soldOut', 'cancelled', 'returned')
export const isSoldOut = group('soldOut')
export const isCancelled = group('cancelled')
export const isReturned = group('returned')

interface Payable {
  status: OrderStatus
  cancelledAt?: string | null | undefined
}

/** Whether the buyer cancelled an order instead of paying it. Its status stays `unpaid`, because no money was received. */
export function isWithdrawn({ status, cancelledAt }: Payable): boolean {
  return isUnpaid(status) && Boolean(cancelledAt)
}

/** Whether an order is still to be paid. */
export function orderStanding(order: Payable): Standing {
  if (isUnpaid(order.status)) return isWithdrawn(order) ? 'ended' : 'due'
  return isInForce(order.status) ? 'paid' : 'ended'
}

export function orderStatusesIn(isIn: (status: OrderStatus) => boolean): OrderStatus[] {
  return ORDER_STATUSES.filter(isIn)
}

/** What the buyer sees: the status and what is under way. How the payment of an unpaid order is going stands beside it. */
export const ORDER_STATES = [
  'unpaid',
  'withdrawn',
  'paid',
  'cancelling',
  'cancellingPart',
  'returnRequested',
  'returnAwaited',
  'returnReceived',
  'soldOut',
  'cancelled',
  'returned',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Paid, and neither cancelled nor returned: packed or on its way until it is delivered. */
export function isUnderWay(state: OrderState): boolean {
  return state === 'paid'
}

/** Further steps are to come, of the payment or of the parcel. */
export function isGoingOn(state: OrderState): boolean {
  return GOING_ON.includes(state)
}

const GOING_ON: readonly OrderState[] = ['unpaid', 'paid', 'cancellingPart']

/** The state of an order with an open return. */
export const RETURN_STATES = {
  requested: 'returnRequested',
  awaited: 'returnAwaited',
  received: 'returnReceived',
} as const satisfies Record<ReturnStage, OrderState>

/** Messages for buyers. */
export const ORDER_STATE_MESSAGES: Record<OrderState, string> = {
  unpaid: 'You have not paid for this order yet.',
  withdrawn: 'You cancelled this order before you paid for it. You do not need to pay.',
  paid: 'We have received your payment.',
  cancelling: 'We are cancelling this order. You will get an e-mail when it is done.',
  cancellingPart: 'We are cancelling the books that you chose. You will get an e-mail when it is done.',
  returnRequested: `We have received your return request. We reply within ${SERVICE_TIMES.answer} working days.`,
  returnAwaited:
    'Send us the books that you return, as we describe it here. We refund them after we have received and checked them.',
  returnReceived: `We have received your books and are checking them. That takes at least ${SERVICE_TIMES.check} days. Then you will get an e-mail.`,
  soldOut: 'Another buyer got the last copy before your payment arrived. We refund the whole amount.',
  cancelled: 'This order is cancelled.',
  returned: 'You have returned this order.',
}
