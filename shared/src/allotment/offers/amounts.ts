import { upgradeAmount } from './upgrade-amount.ts'

/** The least that can be paid or refunded: ₹1. */
const LEAST_PAISE = 100

export interface OfferAmounts {
  costsPaise: number
  /** Paid for earlier seats and not refunded. */
  creditPaise: number
  duePaise: number
  refundPaise: number
}

/** What is due for a seat, or comes back. A difference that no provider can move is neither: it stays as it is. */
export function offerAmounts(costsPaise: number, creditPaise: number): OfferAmounts {
  const { due, refund } = upgradeAmount({ costs: costsPaise, paid: creditPaise })
  const possible = (paise: number) => (paise < LEAST_PAISE ? 0 : paise)
  return { costsPaise, creditPaise, duePaise: possible(due), refundPaise: possible(refund) }
}
