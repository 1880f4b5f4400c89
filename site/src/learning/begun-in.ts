import type { BegunPurchase } from '@pravesh/shared/learning/purchase-offer'
import { BEGUN_FIELD } from '@pravesh/shared/learning/wire'
import { OWED_STATES } from '@pravesh/shared/payments/owed/states'

/** The purchases in the reply about bought courses that were begun and are not paid; none in another reply. */
export function begunIn(body: Record<string, unknown>): BegunPurchase[] {
  const begun = body[BEGUN_FIELD]
  if (!Array.isArray(begun)) return []
  return begun.filter((each: BegunPurchase) => OWED_STATES.some((state) => state === each.owed?.state))
}
