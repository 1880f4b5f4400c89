import type { PaidPurpose } from '../../documents/index.ts'
import { applicationFeeTax } from '../../fees/index.ts'
import { placesOfApplications } from '../applications/application-places.ts'
import { applicantStates } from './applicant-states.ts'
import { applicationNumbers, applicationOwners } from './application-numbers.ts'
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
  numbers: applicationNumbers,
  states: applicantStates,
  owners: applicationOwners,
  places: ({ payload, subjectIds }) => placesOfApplications(payload, subjectIds),
  offline: { find: applicationFeePayable, list: applicationFeePayables },
}
