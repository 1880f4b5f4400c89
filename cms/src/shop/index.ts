/** Public interface of the shop for `features.ts`. */
export { billKind } from './documents/bill-kind.ts'
export { orderPurpose } from './order-purpose.ts'
export { freeDeliveryText } from './settings/free-delivery-text.ts'
