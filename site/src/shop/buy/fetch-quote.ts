import type { DomainOf } from '@pravesh/shared/platform/wire-table'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { quoteNames, quoteTable } from '@pravesh/shared/shop/orders/wire'
import { callOrders } from '../orders/order-api.ts'

/** The price of an order as the server calculated it. Amounts in whole paise. */
export type Quoted = DomainOf<typeof quoteTable.fields>
export type QuotedLine = Quoted['lines'][number]

interface QuoteOptions {
  items: readonly OrderItem[]
  /** An own unpaid order, whose reserved copies count as in stock. */
  orderId?: string | undefined
  signal?: AbortSignal
}

export async function fetchQuote({
  items,
  orderId,
  signal,
}: QuoteOptions): Promise<{ quote: Quoted } | { msg: string }> {
  const body = {
    [quoteNames.items]: items.map(({ bookId, units }) => ({
      [quoteNames.bookId]: bookId,
      [quoteNames.units]: units,
    })),
    ...(orderId !== undefined && { [quoteNames.orderId]: orderId }),
  }
  const { ok, msg, body: reply } = await callOrders('quote', { body, ...(signal && { signal }) })
  return ok ? { quote: quoteTable.fromWire.parse(reply.result) } : { msg }
}
