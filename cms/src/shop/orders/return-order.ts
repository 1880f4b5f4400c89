import { refused } from '@pravesh/shared/platform/replies/said'
import { multiLine } from '@pravesh/shared/platform/text'
import { isDelivered } from '@pravesh/shared/shop/couriers/shipment-status'
import { returnableItems } from '@pravesh/shared/shop/orders/line-copies'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { type ReturnReason, returnableUntil } from '@pravesh/shared/shop/orders/returns'
import type { ShopSettings } from '@pravesh/shared/shop/orders/shop-settings'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { returnNames } from '@pravesh/shared/shop/orders/wire'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Order, Shipment } from '../../payload-types.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { orderCopies, returnStageOf, returnsOf } from '../lines/order-copies.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { hasChanged } from './cancel-problems.ts'
import { NO_DECISION } from './change-return.ts'
import { requireChoice } from './choose-items.ts'
import { updateOrder } from './move-order.ts'

interface ReturnOptions {
  payload: Payload
  order: Order
  reason: ReturnReason
  note: string
  /** What to return of the order, each book once; by default all that can be returned. */
  items?: readonly OrderItem[] | undefined
  /** The revision of the order that the buyer saw. */
  revision?: number | undefined
  now: Date
}

/**
 * Stores a buyer's request to return copies of a delivered order, which staff answer. Throws a Problem: 400 for a book that
 * was not ordered, 409 when the order is not delivered, when the time for returns has passed, when another request waits
 * for its answer, or when fewer copies can be returned.
 */
export async function requestReturn(options: ReturnOptions): Promise<Order> {
  const { payload, order, reason, note, now } = options
  const shipment = await findShipmentOf(payload, order.id)
  if (returnStageOf(order) !== null) throw notReturnable('RETURN_OPEN')
  if (!isInForce(order.status) || !shipment || !isDelivered(shipment.status)) {
    throw notReturnable('NOT_DELIVERED')
  }
  const until = returnUntil({ order, shipment, settings: await shopSettings(payload) })
  if (until === null || now > until) {
    throw notReturnable('RETURN_LATE')
  }
  const items = chosenItems(options)
  const requested = await updateOrder({
    payload,
    order,
    where: [{ status: { in: orderStatusesIn(isInForce) } }, { revision: { equals: order.revision } }],
    data: {
      ...UNDECIDED,
      returnRequestedAt: now.toISOString(),
      returnReason: reason,
      returnNote: multiLine(note) || null,
      returnItems: items,
      // Also the decision from before returns had lines.
      returns: returnsOf(order),
      revision: order.revision + 1,
    },
  })
  if (requested === null) throw hasChanged()
  return requested
}

/** The columns of the parcel and the decision, for a return that has neither. */
export const UNDECIDED = {
  returnAwaitedAt: null,
  returnAwaitedBy: null,
  returnSendTo: null,
  returnReceivedAt: null,
  returnReceivedBy: null,
  ...NO_DECISION,
} as const

/** What the buyer wants to return. Throws a Problem: 400 or 409. */
function chosenItems({ order, items, revision }: ReturnOptions): OrderItem[] {
  const copies = orderCopies(order)
  const available = returnableItems(copies)
  if (available.length === 0) throw notReturnable('RETURN_ASKED')
  if (items === undefined) return available
  if (revision !== undefined && revision !== order.revision) throw hasChanged()
  requireChoice({ items, copies, available, verb: 'returned', field: returnNames.lines })
  return [...items]
}

interface Deadline {
  order: Order
  shipment: Shipment | null
  settings: ShopSettings
}

/** Until when copies of the order can be returned; null if none can, or while a request waits for its answer. */
export function returnUntil({ order, shipment, settings }: Deadline): Date | null {
  if (!isInForce(order.status) || returnStageOf(order) !== null) return null
  if (returnableItems(orderCopies(order)).length === 0) return null
  return endOfReturns({ shipment, settings })
}

/** Until when the copies of the open return could be returned after all, once it is withdrawn; null if none is open. */
export function returnAgainUntil({ order, shipment, settings }: Deadline): Date | null {
  return returnStageOf(order) === null ? null : endOfReturns({ shipment, settings })
}

function endOfReturns({ shipment, settings }: Omit<Deadline, 'order'>): Date | null {
  const { deliveredAt = null } = shipment ?? {}
  return deliveredAt === null ? null : returnableUntil(new Date(deliveredAt), settings.returnDays)
}

function notReturnable(code: keyof typeof shopReplies.en): Problem {
  return new Problem({ ...refused(shopReplies, code), status: 409 })
}
