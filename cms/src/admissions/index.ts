/** What `features.ts` and sibling features may use of admissions. */
export { keyActiveFees } from './courses/key-active-fees.ts'
export { applicationFeePaid } from './fee/fee-paid.ts'
