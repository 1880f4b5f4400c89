import type { PaidPurpose } from '../../documents/index.ts'
import { bookTax } from '../documents/book-tax.ts'
import { orderEnded } from './order-ended.ts'
import { orderPaid } from './order-paid.ts'
import { orderRefunded } from './order-refunded.ts'
import { orderTerms } from './order-terms.ts'

/** Paying an order of books. */
export const orderPurpose: PaidPurpose = {
  onPaid: orderPaid,
  onRefunded: orderRefunded,
  refundTerms: orderTerms,
  tax: bookTax,
  onEnded: orderEnded,
}
