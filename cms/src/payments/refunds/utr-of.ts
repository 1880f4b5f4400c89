import type { Refund } from '../../payload-types.ts'
import { isManual } from './manual.ts'

type References = Pick<Refund, 'provider' | 'providerReference' | 'bankReference'>

/** The bank's reference of a refund, from the provider or from the staff who paid it out; null while nobody named one. */
export function utrOf(refund: References): string | null {
  return refund.bankReference || (isManual(refund) && refund.providerReference) || null
}
