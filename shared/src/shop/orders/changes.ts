/** Compares the figures that a buyer saw with the current ones, so that nothing changes silently before the payment. */
import { formatPaise } from '../../platform/money.ts'
import type { ReplyValues } from '../../platform/replies/said.ts'
import type { en } from '../replies/words/en.ts'
import type { Quote } from './quote.ts'

/** What the buyer saw of one book; null where the client did not say. */
interface SeenLine {
  bookId: string
  pricePaise: number | null
  linePaise: number | null
}

/** What the buyer saw of an order; null where the client did not say. */
export interface Seen {
  lines: readonly SeenLine[]
  booksPaise: number | null
  deliveryPaise: number | null
  totalPaise: number | null
}

/** For a client that sends no prices. */
export const NOTHING_SEEN: Seen = { lines: [], booksPaise: null, deliveryPaise: null, totalPaise: null }

export const CHANGE_KINDS = ['unavailable', 'soldOut', 'tooFew', 'price', 'delivery', 'total'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** One difference. `bookId` is null for the whole order. */
export interface OrderChange {
  kind: ChangeKind
  bookId: string | null
  /** For the sentence to the buyer. */
  because: Because
}

type Because = { code: keyof typeof en; values?: ReplyValues }

/** What has changed since the buyer saw the order; empty if they may pay. */
export function changesSince(seen: Seen, quote: Quote): OrderChange[] {
  const lines = quote.lines.flatMap((line): OrderChange[] => {
    const { bookId, name, copies, units, pricePaise, problem } = line
    if (problem === 'unavailable') {
      const because: Because = name ? { code: 'NAMED_NOT_ON_SALE', values: { name } } : { code: 'NOT_ON_SALE' }
      return [{ kind: problem, bookId, because }]
    }
    if (problem === 'soldOut') return [{ kind: problem, bookId, because: { code: 'SOLD_OUT', values: { name } } }]
    if (problem === 'tooFew') {
      const code = copies === 1 ? 'ONLY_ONE_COPY' : 'FEW_COPIES'
      return [{ kind: problem, bookId, because: { code, values: { name, copies } } }]
    }
    const shown = seen.lines.filter((each) => each.bookId === bookId)
    const isOther = (paise: number | null, now: number) => paise !== null && paise !== now
    const joined = shown.length === 1 ? shown[0] : undefined
    const differs =
      shown.some((each) => isOther(each.pricePaise, pricePaise)) ||
      (joined !== undefined && isOther(joined.linePaise, pricePaise * units))
    if (!differs) return []
    const values = { name, amount: formatPaise(pricePaise) }
    return [{ kind: 'price', bookId, because: { code: 'PRICE_NOW', values } }]
  })
  return [...lines, ...(lines.length > 0 ? [] : totalChanges(seen, quote))]
}

function totalChanges({ booksPaise, deliveryPaise, totalPaise }: Seen, quote: Quote): OrderChange[] {
  const total = formatPaise(quote.totalPaise)
  if (deliveryPaise !== null && deliveryPaise !== quote.deliveryPaise) {
    const code = quote.deliveryPaise === 0 ? 'DELIVERY_FREE' : 'DELIVERY_NOW'
    const values = { amount: formatPaise(quote.deliveryPaise), total }
    return [{ kind: 'delivery', bookId: null, because: { code, values } }]
  }
  const isSame = (paise: number | null, now: number) => paise === null || paise === now
  if (isSame(booksPaise, quote.booksPaise) && isSame(totalPaise, quote.totalPaise)) return []
  return [{ kind: 'total', bookId: null, because: { code: 'TOTAL_NOW', values: { total } } }]
}
