/** Public interface of learning for `features.ts`. */
export { payablePurchases } from './buy/unpaid-purchases.ts'
export { purchasePurpose } from './purchase-purpose.ts'
export { boughtCourses } from './watch/bought-courses.ts'
