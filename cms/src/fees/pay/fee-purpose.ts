import type { PaidPurpose } from '../../documents/index.ts'
import { feeTax } from '../dues/fee-taxes.ts'
import { feeWithinLimit } from './fee-limit.ts'
import { feeStanding, payFeeAgain } from './fee-owed.ts'
import { feePaid } from './fee-paid.ts'
import { feePayable, feePayables } from './fee-payable.ts'
import { feeRefunded } from './fee-refunded.ts'
import { feeTerms } from './fee-terms.ts'

/** Paying a due. */
export const feePurpose: PaidPurpose = {
  onPaid: feePaid,
  onRefunded: feeRefunded,
  refundTerms: feeTerms,
  tax: feeTax,
  standing: feeStanding,
  payAgain: payFeeAgain,
  withinLimit: feeWithinLimit,
  offline: { find: feePayable, list: feePayables },
}
