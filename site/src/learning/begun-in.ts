import type { BegunPurchase } from '@pravesh/shared/learning/purchase-offer'
import { OWED_STATES } from '@pravesh/shared/payments/owed/states'

/**
 * The purchases in the reply about bought courses that were begun and are not paid; none in another reply. Pages without a framework
 * name the field of the wire, whose schemas they would load to import it.
 */
export function begunIn(body: Record<string, unknown>, field: string): BegunPurchase[] {
  const begun = body[field]
  if (!Array.isArray(begun)) return []
  return begun.filter((each: BegunPurchase) => OWED_STATES.some((state) => state === each.owed?.state))
}
