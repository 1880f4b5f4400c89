/** Public interface of the shop for `features.ts`. */
export { billKind } from './documents/bill-kind.ts'
export { bookTax } from './documents/book-tax.ts'
export { orderEnded } from './orders/order-ended.ts'
export { orderPaid } from './orders/order-paid.ts'
export { orderRefunded } from './orders/order-refunded.ts'
export { orderTerms } from './orders/order-terms.ts'
