import type { PaidPurpose } from '../../documents/index.ts'
import { recordedCourseTax } from '../settings/recorded-course-tax.ts'
import { purchasePaid } from './purchase-paid.ts'
import { purchaseRefunded } from './purchase-refunded.ts'
import { purchaseTerms } from './purchase-terms.ts'

/** Buying a recorded course. */
export const purchasePurpose: PaidPurpose = {
  onPaid: purchasePaid,
  onRefunded: purchaseRefunded,
  refundTerms: purchaseTerms,
  tax: recordedCourseTax,
}
