/** Compares the figures that a buyer saw with the current ones, so that nothing changes silently before the payment. */
import { formatPaise } from '../../platform/money.ts'
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
  /** A sentence for the buyer. */
  message: string
}

/** What has changed since the buyer saw the order; empty if they may pay. */
export function changesSince(seen: Seen, quote: Quote): OrderChange[] {
  const lines = quote.lines.flatMap((line): OrderChange[] => {
    const { bookId, name, copies, units, pricePaise, problem } = line
    if (problem === 'unavailable') {
      return [{ kind: problem, bookId, message: `${name || 'This book'} is no longer on sale.` }]
    }
    if (problem === 'soldOut') return [{ kind: problem, bookId, message: `${name} is sold out.` }]
    if (problem === 'tooFew') {
      const left = copies === 1 ? '1 copy' : `${copies} copies`
      return [{ kind: problem, bookId, message: `Only ${left} of ${name} can be ordered. Choose fewer copies.` }]
    }
    const shown = seen.lines.filter((each) => each.bookId === bookId)
    const isOther = (paise: number | null, now: number) => paise !== null && paise !== now
    const joined = shown.length === 1 ? shown[0] : undefined
    const differs =
      shown.some((each) => isOther(each.pricePaise, pricePaise)) ||
      (joined !== undefined && isOther(joined.linePaise, pricePaise * units))
    if (!differs) return []
    return [{ kind: 'price', bookId, message: `${name} now costs ${formatPaise(pricePaise)} a copy.` }]
  })
  return [...lines, ...(lines.length > 0 ? [] : totalChanges(seen, quote))]
}

function totalChanges({ booksPaise, deliveryPaise, totalPaise }: Seen, quote: Quote): OrderChange[] {
  if (deliveryPaise !== null && deliveryPaise !== quote.deliveryPaise) {
    const cost = quote.deliveryPaise === 0 ? 'is now free' : `now costs ${formatPaise(quote.deliveryPaise)}`
    const message = `Delivery ${cost}, so the total is ${formatPaise(quote.totalPaise)}.`
    return [{ kind: 'delivery', bookId: null, message }]
  }
  const isSame = (paise: number | null, now: number) => paise === null || paise === now
  if (isSame(booksPaise, quote.booksPaise) && isSame(totalPaise, quote.totalPaise)) return []
  return [{ kind: 'total', bookId: null, message: `The total is now ${formatPaise(quote.totalPaise)}.` }]
}
