import * as z from 'zod/mini'

const breakdownLine = z.object({
  label: z.string(),
  amountPaise: z.int(),
  /** The transaction IDs of the earlier payments that the line counts: their receipts print them too. */
  transactionIds: z.optional(z.array(z.string())),
})

/** A line that a receipt prints below its amount. In whole paise, negative for what reduces the amount. */
export type BreakdownLine = z.infer<typeof breakdownLine>

/** As stored with a receipt; none for receipts from before there were any. */
export function breakdownIn(stored: unknown): BreakdownLine[] {
  return z.array(breakdownLine).parse(stored ?? [])
}
