import { BOOKS_HSN } from '@pravesh/shared/documents/tax'
import type { Locale } from '@pravesh/shared/platform/locale'
import { formatPaise } from '@pravesh/shared/platform/money'
import { addressLines } from '@pravesh/shared/shop/orders/address-lines'
import { type ReceiptView, receiptView } from '../../documents/index.ts'
import type { Order, Payment, Receipt } from '../../payload-types.ts'
import { linesOf } from '../orders/order-lines.ts'

interface BillLine {
  name: string
  hsn: string
  units: string
  price: string
  amount: string
}

/** What a bill of supply prints, with texts and amounts already formatted. */
export interface BillView extends ReceiptView {
  orderNumber: string
  /** Name, street and place, one line each, so that a bill of one book fits on a page. */
  buyer: string[]
  /** The state that the books are supplied to. */
  place: string
  lines: BillLine[]
  books: string
  delivery: string
  tax: string
}

interface BillOptions {
  order: Order
  receipt: Receipt
  payment: Payment
  locale: Locale
}

export function billView({ order, receipt, payment, locale }: BillOptions): BillView {
  return {
    ...receiptView({ receipt, payment, locale }),
    orderNumber: order.orderNumber,
    buyer: compactAddress(order.address),
    place: order.address.state,
    lines: linesOf(order).map(({ name, units, pricePaise }) => ({
      name,
      hsn: BOOKS_HSN,
      units: String(units),
      price: formatPaise(pricePaise),
      amount: formatPaise(units * pricePaise),
    })),
    books: formatPaise(order.booksPaise),
    delivery: formatPaise(order.deliveryPaise),
    tax: formatPaise(0),
  }
}

function compactAddress(address: Order['address']): string[] {
  const [name = '', ...lines] = addressLines(address)
  const place = lines.splice(-2)
  return [name, lines.join(', '), place.join(', ')]
}
