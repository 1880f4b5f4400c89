/** Public interface of learning for `features.ts`. */
export { purchasePurpose } from './purchase-purpose.ts'
export { boughtCourses } from './watch/bought-courses.ts'
