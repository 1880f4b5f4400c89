import { type AgreedTerms, SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import type { ApplicationRecord } from './application-record.ts'

/**
 * The refund terms that a student agreed to, whatever staff have chosen since. Agreements from before there was a choice
 * have the clause of the specification.
 */
export function agreedTerms({ agreement }: ApplicationRecord): AgreedTerms {
  return agreement?.refundTerms ?? SPECIFIED
}
