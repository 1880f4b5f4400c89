/** Public interface of admissions for `features.ts` and other features. */
export { feeAccountsOfApplications } from './applications/fee-accounts.ts'
export { applicationFeePaid } from './fee/fee-paid.ts'
export { applicationFeePayable, applicationFeePayables } from './fee/fee-payable.ts'
export { applicationFeeRefunded } from './fee/fee-refunded.ts'
export { applicationFeeTerms } from './fee/fee-terms.ts'
export { agreementKind } from './printed/agreement-kind.ts'
export { applicationFormKind } from './printed/application-form-kind.ts'
