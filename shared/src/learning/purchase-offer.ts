/** What the page of the recorded courses offers to a student for each of them. */
import type { OwedView } from '../payments/owed/owed.ts'
import { isOnHold, mayPay } from '../payments/owed/states.ts'

/** A purchase that a student has begun and not paid. */
export interface BegunPurchase {
  courseId: string
  owed: OwedView
}

export interface PurchaseOffer {
  action: 'buy' | 'watch' | null
  /** How a payment that is not decided is going, listed for translation; empty without one. */
  message: string
  /** That payment. */
  transactionId: string | null
}

interface StudentsPurchases {
  boughtIds: readonly string[]
  /** Latest first. */
  begun: readonly BegunPurchase[]
}

/** A course that is bought is watched; one whose payment is not decided is offered again only when paying is. */
export function purchaseOffer(courseId: string, { boughtIds, begun }: StudentsPurchases): PurchaseOffer {
  if (boughtIds.includes(courseId)) return { action: 'watch', message: '', transactionId: null }
  const owed = begun.find((purchase) => purchase.courseId === courseId)?.owed
  if (owed === undefined) return { action: 'buy', message: '', transactionId: null }
  const action = mayPay(owed) ? 'buy' : null
  if (action === 'buy' && !isOnHold(owed.state)) return { action, message: '', transactionId: null }
  return { action, message: owed.message, transactionId: owed.transactionId }
}
