/** Public interface of learning for `features.ts`. */
export { purchasePurpose } from './buy/purchase-purpose.ts'
