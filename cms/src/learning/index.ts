/** Public interface of learning for `features.ts`. */
export { purchasePaid as recordedCoursePaid } from './buy/purchase-paid.ts'
export { purchaseRefunded as recordedCourseRefunded } from './buy/purchase-refunded.ts'
export { purchaseTerms as recordedCourseTerms } from './buy/purchase-terms.ts'
export { recordedCourseTax } from './settings/recorded-course-tax.ts'
