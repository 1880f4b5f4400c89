import type { PaidPurpose } from '../../documents/index.ts'
import { applicationFeeTax } from '../../fees/index.ts'
import { applicationFeePaid } from './fee-paid.ts'
import { applicationFeePayable, applicationFeePayables } from './fee-payable.ts'
import { applicationFeeRefunded } from './fee-refunded.ts'
import { applicationFeeStanding } from './fee-standing.ts'
import { applicationFeeTerms } from './fee-terms.ts'
import { payFeeAgain } from './pay-fee-again.ts'

/** Paying the fee of an application. */
export const applicationFeePurpose: PaidPurpose = {
  onPaid: applicationFeePaid,
  onRefunded: applicationFeeRefunded,
  refundTerms: applicationFeeTerms,
  tax: applicationFeeTax,
  standing: applicationFeeStanding,
  payAgain: payFeeAgain,
  offline: { find: applicationFeePayable, list: applicationFeePayables },
}
