import * as z from 'zod/mini'

const breakdownLine = z.object({ label: z.string(), amountPaise: z.int() })

/** A line that a receipt prints below its amount. In whole paise, negative for what reduces the amount. */
export type BreakdownLine = z.infer<typeof breakdownLine>

/** As stored with a receipt; none for receipts from before there were any. */
export function breakdownIn(stored: unknown): BreakdownLine[] {
  return z.array(breakdownLine).parse(stored ?? [])
}
