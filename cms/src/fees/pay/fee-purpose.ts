import type { PaidPurpose } from '../../documents/index.ts'
import { applicationNumbers } from '../dues/application-numbers.ts'
import { feeBreakdown } from '../dues/due-breakdown.ts'
import { placesOfDues } from '../dues/due-places.ts'
import { dueStates } from '../dues/due-states.ts'
import { feeTax } from '../dues/fee-taxes.ts'
import { bounceDue, releaseDue } from '../dues/release-due.ts'
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
  breakdown: feeBreakdown,
  standing: feeStanding,
  payAgain: payFeeAgain,
  numbers: applicationNumbers,
  states: dueStates,
  places: ({ payload, subjectIds }) => placesOfDues(payload, subjectIds),
  withinLimit: feeWithinLimit,
  parts: { release: releaseDue, bounce: bounceDue },
  offline: { find: feePayable, list: feePayables },
}
