/** Public interface of admissions for `features.ts` and other features. */
export { applicationFeePaid } from './fee/fee-paid.ts'
