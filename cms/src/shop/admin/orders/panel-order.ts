import { orderLineSchema } from '@pravesh/shared/shop/orders/lines'
import {
  cancellationSchema,
  decidedReturnSchema,
  orderItemsSchema,
  withdrawnReturnSchema,
} from '@pravesh/shared/shop/orders/parts'
import { RETURN_DECISIONS, RETURN_REASONS } from '@pravesh/shared/shop/orders/returns'
import { ORDER_STATUSES } from '@pravesh/shared/shop/orders/status'
import * as z from 'zod/mini'

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))
const optionalText = maybe(z.string())

const text = z.string()
const address = z.object({
  name: text,
  surname: text,
  line1: text,
  line2: text,
  city: text,
  district: optionalText,
  state: text,
  pin: text,
  email: text,
  phone: text,
})

const panelOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  address,
  addressChangedAt: optionalText,
  addressChangedBy: optionalText,
  lines: z.array(orderLineSchema),
  booksPaise: z.number(),
  deliveryPaise: z.number(),
  totalPaise: z.number(),
  refundedPaise: z.number(),
  revision: z.number(),
  weightGrams: z.number(),
  lengthCm: z.number(),
  widthCm: z.number(),
  heightCm: z.number(),
  cancellations: maybe(z.array(cancellationSchema)),
  returns: maybe(z.array(decidedReturnSchema)),
  withdrawnReturns: maybe(z.array(withdrawnReturnSchema)),
  returnItems: maybe(orderItemsSchema),
  attemptedAt: optionalText,
  paidAt: optionalText,
  paymentId: optionalText,
  cancelRequestedAt: optionalText,
  cancelledBy: optionalText,
  cancelReason: optionalText,
  cancelledAt: optionalText,
  partRequestedAt: optionalText,
  returnRequestedAt: optionalText,
  returnAwaitedAt: optionalText,
  returnAwaitedBy: optionalText,
  returnSendTo: optionalText,
  returnReceivedAt: optionalText,
  returnReceivedBy: optionalText,
  returnDecision: maybe(z.enum(RETURN_DECISIONS)),
  returnAnswer: optionalText,
  returnRefundPaise: maybe(z.number()),
  returnRestocks: maybe(z.boolean()),
  returnDecidedBy: optionalText,
  returnDecidedAt: optionalText,
  returnReason: maybe(z.enum(RETURN_REASONS)),
  returnNote: optionalText,
})
/** What the panel reads of an order. */
export type PanelOrder = z.infer<typeof panelOrderSchema>

/** Parses the record that the admin loaded; null while it is incomplete. */
export function panelOrder(data: unknown): PanelOrder | null {
  return panelOrderSchema.safeParse(data).data ?? null
}
