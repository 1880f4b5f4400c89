import * as z from 'zod/mini'
import { owedSchema } from '../../payments/owed/schema.ts'
import { orderLineSchema } from './lines.ts'
import { orderNextSchema } from './next.ts'
import { ORDER_STATES } from './status.ts'
import { timelineEntry } from './timeline.ts'

const text = z.string()
const paise = z.int()
const time = z.nullable(text)

/** The parcel of a paid order as its buyer sees it. */
const shipmentView = z.object({
  /** A `ShipmentStatus`. */
  status: text,
  /** The tracking number; empty until the courier has assigned one. */
  awb: text,
  courierName: text,
  expectedAt: time,
  deliveredAt: time,
})

/** A line with what has become of its copies. */
const lineView = z.extend(orderLineSchema, {
  cancelled: z.int(),
  /** In the open return. */
  returning: z.int(),
  returned: z.int(),
  /** That can still be cancelled, or returned. */
  cancellable: z.int(),
  returnable: z.int(),
  /** The path of a small picture of the cover; null without one. */
  image: z.nullable(text),
})
export type LineView = z.infer<typeof lineView>

/** An order as its buyer sees it; an addition to the contract. Amounts in whole paise, times in ISO 8601. */
export const orderView = z.object({
  id: text,
  orderNumber: text,
  state: z.enum(ORDER_STATES),
  /** What the state means and what to do; listed for translation. */
  message: text,
  /** Grows with every change of the order. A call that names it is refused once the order has changed. */
  revision: z.int(),
  lines: z.array(lineView),
  booksPaise: paise,
  deliveryPaise: paise,
  totalPaise: paise,
  /** Of the parcel, rounded up to whole kilograms. */
  weightGrams: z.int(),
  /** What has happened, oldest first, and what is to come. */
  timeline: z.array(timelineEntry),
  next: orderNextSchema,
  /** How its payment is going. */
  owed: owedSchema,
  orderedAt: text,
  paidAt: time,
  cancelledAt: time,
  refundedPaise: paise,
  /** Refunds that the bank has not confirmed yet. */
  refundPendingPaise: paise,
  /** Null until the order is paid. */
  shipment: z.nullable(shipmentView),
  /** The delivery address, until the parcel is packed. */
  mayChangeAddress: z.boolean(),
  /** The courier has not confirmed a new address yet. */
  isAddressChanging: z.boolean(),
  mayCancel: z.boolean(),
  /** What the cancellation of everything that is left refunds; zero before the payment. */
  restPaise: paise,
  /** The order can be returned until this time; null if it cannot. */
  returnUntil: time,
  /** Whether the buyer can withdraw the open return. */
  mayWithdrawReturn: z.boolean(),
  /** Until when the books of the open return could be returned after all; null without one, and once that time has passed. */
  returnAgainUntil: time,
  /** What staff wrote about the return: where its parcel goes while it is awaited, or the decision; empty without either. */
  returnAnswer: text,
  /** Whether `order-pdf` has a bill for the id of the order. */
  hasBill: z.boolean(),
})
export type OrderView = z.infer<typeof orderView>
