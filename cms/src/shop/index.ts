/** Public interface of the shop for `features.ts`. */
export { billKind } from './documents/bill-kind.ts'
export { orderPurpose } from './order-purpose.ts'
export { myOrders } from './orders/my-orders.ts'
export { orderSubject } from './orders/order-subject.ts'
export { shopNumbers } from './settings/shop-numbers.ts'
export { shopPlaceholders } from './settings/shop-placeholders.ts'
