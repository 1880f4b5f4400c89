/** What `features.ts` and sibling features may use of admissions. */
export { applicationFeePaid } from './fee/fee-paid.ts'
