import type { PaidPurpose } from '../documents/index.ts'
import { findCourseOfPurchase, findPurchaseStanding, payPurchaseAgain } from './buy/purchase-owed.ts'
import { purchasePaid } from './buy/purchase-paid.ts'
import { purchaseRefunded } from './buy/purchase-refunded.ts'
import { purchaseTerms } from './buy/purchase-terms.ts'
import { recordedCourseTax } from './settings/recorded-course-tax.ts'

/** Buying a recorded course. */
export const purchasePurpose: PaidPurpose = {
  onPaid: purchasePaid,
  onRefunded: purchaseRefunded,
  refundTerms: purchaseTerms,
  tax: recordedCourseTax,
  standing: findPurchaseStanding,
  places: null,
  payAgain: payPurchaseAgain,
  pageId: findCourseOfPurchase,
}
