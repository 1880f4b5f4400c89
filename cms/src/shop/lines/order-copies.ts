import {
  copiesOf,
  keptItems,
  type LineCopies,
  linesOfItems,
  returnableItems,
} from '@pravesh/shared/shop/orders/line-copies'
import { restPaise } from '@pravesh/shared/shop/orders/line-refunds'
import { type OrderItem, type OrderLine, orderLineSchema } from '@pravesh/shared/shop/orders/lines'
import {
  type Cancellation,
  cancellationSchema,
  type DecidedReturn,
  decidedReturnSchema,
  orderItemsSchema,
  type WithdrawnReturn,
  withdrawnReturnSchema,
} from '@pravesh/shared/shop/orders/parts'
import { type ReturnStage, returnStage } from '@pravesh/shared/shop/orders/returns'
import { isCancelled, isInForce } from '@pravesh/shared/shop/orders/status'
import * as z from 'zod/mini'
import type { Order } from '../../payload-types.ts'

/** The part whose cancellation is under way. */
const partRequest = z.object({ items: orderItemsSchema, by: z.string(), reason: z.string() })
export type PartRequest = z.infer<typeof partRequest>

type StoredCopies = Pick<
  Order,
  | 'status'
  | 'lines'
  | 'cancellations'
  | 'returns'
  | 'returnItems'
  | 'returnRequestedAt'
  | 'returnAwaitedAt'
  | 'returnReceivedAt'
  | 'returnDecision'
  | 'returnAnswer'
  | 'returnRefundPaise'
  | 'returnRestocks'
  | 'returnDecidedBy'
  | 'returnDecidedAt'
>

/** The parts of an order that were cancelled, oldest first. */
export function cancellationsOf({ cancellations }: Pick<Order, 'cancellations'>): Cancellation[] {
  return z.array(cancellationSchema).parse(cancellations ?? [])
}

/** The open request to cancel a part; null if there is none. */
export function partRequestOf(order: Pick<Order, 'partRequest' | 'partRequestedAt'>): PartRequest | null {
  return order.partRequestedAt ? partRequest.parse(order.partRequest) : null
}

/** The decided returns, oldest first. Decisions from before returns had lines are about all copies. */
export function returnsOf(order: StoredCopies): DecidedReturn[] {
  const stored = z.array(decidedReturnSchema).parse(order.returns ?? [])
  const {
    returnDecision: decision,
    returnAnswer,
    returnRefundPaise,
    returnRestocks,
    returnDecidedBy,
    returnDecidedAt,
  } = order
  if (stored.length > 0 || !decision) return stored
  const facts = {
    answer: returnAnswer ?? '',
    refundPaise: returnRefundPaise ?? 0,
    by: returnDecidedBy ?? '',
    at: returnDecidedAt ?? '',
  }
  return [{ ...facts, items: allItems(order), decision, restocks: returnRestocks ?? false }]
}

/** The returns that their buyer has withdrawn, oldest first. */
export function withdrawnReturnsOf({ withdrawnReturns }: Pick<Order, 'withdrawnReturns'>): WithdrawnReturn[] {
  return z.array(withdrawnReturnSchema).parse(withdrawnReturns ?? [])
}

/** The content of the open return; empty if there is none. */
export function returningItems(order: StoredCopies): OrderItem[] {
  if (returnStageOf(order) === null) return []
  if (order.returnItems) return orderItemsSchema.parse(order.returnItems)
  return returnableItems(copiesWith(order, []))
}

/** The stage of the open return; null if there is none. */
export function returnStageOf(order: StoredCopies): ReturnStage | null {
  return isInForce(order.status) ? returnStage(order) : null
}

/** What has become of the copies of an order. */
export function orderCopies(order: StoredCopies): LineCopies[] {
  return copiesWith(order, returningItems(order))
}

/** The lines of an order without the parts that were cancelled: what its parcel contains, or what cancelling it puts back. */
export function keptLines(order: StoredCopies): OrderLine[] {
  return linesOfItems(allLines(order), keptItems(copiesWith({ ...order, status: 'paid' }, [])))
}

/** What can still be refunded of an order, beside what was refunded or promised. */
export function restOf(order: StoredCopies & Pick<Order, 'totalPaise' | 'refundedPaise'>): number {
  const { totalPaise, refundedPaise } = order
  const promised = { cancellations: cancellationsOf(order), returns: returnsOf(order) }
  return restPaise({ totalPaise, refundedPaise, ...promised })
}

/** The lines of some copies. */
export function linesOfPart(order: Pick<Order, 'lines'>, items: readonly OrderItem[]): OrderLine[] {
  return linesOfItems(allLines(order), items)
}

function copiesWith(order: StoredCopies, returning: readonly OrderItem[]): LineCopies[] {
  return copiesOf({
    lines: allLines(order),
    cancellations: cancellationsOf(order),
    returns: returnsOf(order),
    returning,
    isCancelled: isCancelled(order.status),
  })
}

function allLines({ lines }: Pick<Order, 'lines'>): OrderLine[] {
  return z.array(orderLineSchema).parse(lines)
}

function allItems(order: Pick<Order, 'lines'>): OrderItem[] {
  return allLines(order).map(({ bookId, units }) => ({ bookId, units }))
}
