import { orderLineSchema } from '@pravesh/shared/shop/orders/lines'
import { RETURN_REASONS } from '@pravesh/shared/shop/orders/returns'
import { ORDER_STATUSES } from '@pravesh/shared/shop/orders/status'
import * as z from 'zod/mini'

const optionalText = z.optional(z.nullable(z.string()))

const panelOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  lines: z.array(orderLineSchema),
  booksPaise: z.number(),
  totalPaise: z.number(),
  refundedPaise: z.optional(z.nullable(z.number())),
  paidAt: optionalText,
  cancelRequestedAt: optionalText,
  returnRequestedAt: optionalText,
  returnDecision: optionalText,
  returnReason: z.optional(z.nullable(z.enum(RETURN_REASONS))),
  returnNote: optionalText,
})
/** What the panel reads of an order. */
export type PanelOrder = z.infer<typeof panelOrderSchema>

/** Parses the record that the admin loaded; null while it is incomplete. */
export function panelOrder(data: unknown): PanelOrder | null {
  return panelOrderSchema.safeParse(data).data ?? null
}
