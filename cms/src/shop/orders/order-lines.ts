import { type OrderLine, orderLineSchema } from '@pravesh/shared/shop/orders/lines'
import * as z from 'zod/mini'
import type { Order } from '../../payload-types.ts'

const amounts = {
  lines: z.array(orderLineSchema),
  booksPaise: z.int(),
  deliveryPaise: z.int(),
  totalPaise: z.int(),
  weightGrams: z.number(),
  lengthCm: z.number(),
  widthCm: z.number(),
  heightCm: z.number(),
}

/** Content and price of an order, as stored. */
const orderContent = z.object(amounts)
export type OrderContent = z.infer<typeof orderContent>

const attemptQuote = z.object({ transactionId: z.string(), ...amounts })
/** What a payment attempt was started for. */
export type AttemptQuote = z.infer<typeof attemptQuote>

/** The books of an order, as of the attempt that paid it, otherwise of the latest one. */
export function linesOf({ lines }: Pick<Order, 'lines'>): OrderLine[] {
  return z.array(orderLineSchema).parse(lines)
}

/** What the attempts to pay an order were started for, oldest first. */
export function quotesOf({ quotes }: Pick<Order, 'quotes'>): AttemptQuote[] {
  return z.array(attemptQuote).parse(quotes)
}

/** The stored fields of a content. */
export function contentOf(quote: OrderContent): OrderContent {
  return orderContent.parse(quote)
}
