import type { Refund } from '../../payload-types.ts'
import { isManual } from './manual.ts'

type References = Pick<Refund, 'provider' | 'providerReference' | 'bankReference'>

/** The bank's reference of a refund, from the provider or the staff who paid it out; null until it is known. */
export function utrOf(refund: References): string | null {
  return refund.bankReference || (isManual(refund) && refund.providerReference) || null
}
