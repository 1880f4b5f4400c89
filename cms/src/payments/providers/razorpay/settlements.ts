import * as z from 'zod/mini'
import type { SettlementLine } from '../gateway.ts'
import { START_TIMEOUT_MS } from '../timeouts.ts'
import type { RazorpayApi } from './razorpay-api.ts'
import { noteIn } from './webhook.ts'

/** The maximum that Razorpay returns at once. */
const PAGE_SIZE = 1000

const optionalText = z.optional(z.nullable(z.string()))

const item = z.looseObject({
  entity_id: z.string(),
  type: z.string(),
  amount: z.int(),
  /** Includes the tax. */
  fee: z.int(),
  tax: z.int(),
  settled: z.optional(z.boolean()),
  /** Epoch seconds. */
  settled_at: z.optional(z.nullable(z.number())),
  settlement_id: optionalText,
  settlement_utr: optionalText,
  order_receipt: optionalText,
  /** An object, but a text in older records. */
  notes: z.optional(z.unknown()),
})
type Item = z.infer<typeof item>

const reconReply = z.looseObject({ items: z.array(item) })

/** Everything settled on a day (`yyyy-mm-dd`), page by page. (razorpay.com/docs/api/settlements/fetch-recon) */
export async function fetchSettlements(api: RazorpayApi, day: string): Promise<SettlementLine[]> {
  const [year = '', month = '', date = ''] = day.split('-')
  const lines: SettlementLine[] = []
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const query = new URLSearchParams({ year, month, day: date, count: String(PAGE_SIZE), skip: String(skip) })
    const path = `/settlements/recon/combined?${query}`
    const signal = AbortSignal.timeout(START_TIMEOUT_MS)
    const { items } = await api.call({ method: 'GET', path, reply: reconReply, signal })
    lines.push(...items.flatMap(settlementLine))
    if (items.length < PAGE_SIZE) return lines
  }
}

/** Transfers and adjustments belong to no payment, and what is on hold is not settled: neither is a line. */
function settlementLine(settled: Item): SettlementLine[] {
  const { type, amount, fee, tax, settlement_id: settlementId, settled_at: settledAt } = settled
  if ((type !== 'payment' && type !== 'refund') || !settlementId || !settledAt || settled.settled === false) return []
  return [
    {
      transactionId: noteIn(settled.notes, 'transactionId') ?? settled.order_receipt ?? settled.entity_id,
      kind: type,
      amountPaise: amount,
      feePaise: fee - tax,
      taxPaise: tax,
      settlementId,
      bankReference: settled.settlement_utr ?? null,
      settledAt: new Date(settledAt * 1000),
    },
  ]
}
