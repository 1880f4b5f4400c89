import type { PaidPurpose } from '../documents/index.ts'
import { bookTax } from './documents/book-tax.ts'
import { orderEnded } from './orders/order-ended.ts'
import { orderNumbers } from './orders/order-numbers.ts'
import { findOrderStanding, payOrderAgain } from './orders/order-owed.ts'
import { orderPaid } from './orders/order-paid.ts'
import { orderRefunded } from './orders/order-refunded.ts'
import { orderStates } from './orders/order-states.ts'
import { orderTerms } from './orders/order-terms.ts'

/** Paying an order of books. */
export const orderPurpose: PaidPurpose = {
  onPaid: orderPaid,
  onRefunded: orderRefunded,
  refundTerms: orderTerms,
  tax: bookTax,
  standing: findOrderStanding,
  places: null,
  payAgain: payOrderAgain,
  numbers: orderNumbers,
  states: orderStates,
  onEnded: orderEnded,
}
