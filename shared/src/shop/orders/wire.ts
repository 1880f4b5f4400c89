/** Wire format of orders: field names. Amounts are in rupees, weights in kilograms, sizes in centimetres. (spec 1, 3 and 7) */
import * as z from 'zod/mini'
import { paymentNames } from '../../payments/calls.ts'
import type { Worded } from '../../platform/replies/said.ts'
import {
  choice,
  flag,
  number,
  optionalRupees,
  optionalText,
  rows,
  rupees,
  text,
  type WireField,
  type WireOf,
  wireTable,
} from '../../platform/wire-table.ts'
import type { BookRecord } from '../catalogue/book-record.ts'
import { bookTable } from '../catalogue/wire.ts'
import type { AddressField } from './address.ts'
import { CHANGE_KINDS, type ChangeKind } from './changes.ts'
import { type OrderView, orderView } from './order-view.ts'
import { QUOTE_PROBLEMS, type QuoteProblem } from './quote.ts'
import { DELIVERY_BASES, type DeliveryBasis } from './shop-settings.ts'
import { ORDER_STATUSES, type OrderStatus } from './status.ts'

/** The delivery address: domain name → wire name. `billing_district` is our addition. */
export const addressNames = {
  name: 'billing_customer_name',
  surname: 'billing_last_name',
  line1: 'billing_address',
  line2: 'billing_address_2',
  city: 'billing_city',
  district: 'billing_district',
  state: 'billing_state',
  pin: 'billing_pincode',
  country: 'billing_country',
  email: 'billing_email',
  phone: 'billing_phone',
} as const satisfies Record<AddressField, string>

/** The address in replies. */
export const addressTable = wireTable({
  name: text(addressNames.name),
  surname: text(addressNames.surname),
  line1: text(addressNames.line1),
  line2: text(addressNames.line2),
  city: text(addressNames.city),
  district: text(addressNames.district),
  state: text(addressNames.state),
  pin: text(addressNames.pin),
  country: text(addressNames.country),
  email: text(addressNames.email),
  phone: text(addressNames.phone),
})

/**
 * The pre-payment payload, without the address. The portal compares amounts, weight and size with its own, and ignores
 * tokens, dates, the pickup location and the order's id. `oid` is our addition: the own order that is continued or replaced.
 */
export const orderNames = {
  continues: 'oid',
  authToken: 'authtoken',
  token: 'token',
  orderId: 'order_id',
  orderedAt: 'order_date',
  pickupLocation: 'pickup_location',
  shipsToBilling: 'shipping_is_billing',
  items: 'order_items',
  paymentMethod: 'payment_method',
  booksPaise: 'sub_total',
  lengthCm: 'length',
  widthCm: 'breadth',
  heightCm: 'height',
  weightGrams: 'weight',
  deliveryPaise: 'delivery_price',
  totalPaise: 'payment_with_shipping',
  ...paymentNames,
} as const

/**
 * An entry of `order_items`. `sku` is the id of the book, `single_price` the price of a copy, and `selling_price` that of
 * all copies of the entry.
 */
export const itemNames = {
  name: 'name',
  sku: 'sku',
  units: 'units',
  linePaise: 'selling_price',
  pricePaise: 'single_price',
} as const

/** The body of `payOrder`: domain name → wire name. `paidfor` is the id or the number of the order. */
export const orderPaymentNames = {
  name: addressNames.name,
  phone: addressNames.phone,
  totalPaise: orderNames.totalPaise,
  ...paymentNames,
  orderId: 'paidfor',
  studentId: 'pay_userID',
} as const

/** Another attempt to pay an order. */
export const orderRetryNames = { ...paymentNames, orderId: 'oid', totalPaise: orderNames.totalPaise } as const

/** The bodies of our additions. */
export const quoteNames = { items: 'items', bookId: 'book_id', units: 'units', orderId: 'oid' } as const
/** A part of an order: books with their copies, and the `view.revision` that the buyer saw. */
const partNames = { lines: 'lines', bookId: 'book_id', units: 'book_qty', revision: 'revision' } as const
export const cancelNames = { orderId: 'oid', ...partNames } as const
/** With the address, by `addressNames`. */
export const changeAddressNames = { orderId: 'oid', revision: partNames.revision } as const
export const returnNames = { orderId: 'oid', reason: 'reason', note: 'note', ...partNames } as const
export const withdrawReturnNames = { orderId: 'oid', revision: partNames.revision } as const

const problems = Object.fromEntries(QUOTE_PROBLEMS.map((problem) => [problem, problem])) as Record<QuoteProblem, string>
const changeKinds = Object.fromEntries(CHANGE_KINDS.map((kind) => [kind, kind])) as Record<ChangeKind, string>
const statuses = Object.fromEntries(ORDER_STATUSES.map((status) => [status, status])) as Record<OrderStatus, string>

/** Nullable; an empty text on the wire stands for no problem. */
const optionalProblem: WireField<'problem', QuoteProblem | null, string> = {
  name: 'problem',
  toWire: (problem) => (problem === null ? '' : problems[problem]),
  fromWire: z.pipe(
    z.enum(['', ...QUOTE_PROBLEMS]),
    z.transform((problem) => (problem === '' ? null : problem)),
  ),
}

/** Weight of a parcel: whole grams in the domain, kilograms on the wire. */
const parcelWeight: WireField<'weight', number, number> = {
  name: orderNames.weightGrams,
  toWire: (grams) => grams / 1000,
  fromWire: z.pipe(
    z.number().check(z.nonnegative()),
    z.transform((kilograms) => Math.round(kilograms * 1000)),
  ),
}

const quoteLineTable = wireTable({
  bookId: text(quoteNames.bookId),
  name: text('bookname'),
  language: text('booklang'),
  copies: number('booknumber'),
  units: number(quoteNames.units),
  pricePaise: rupees(itemNames.pricePaise),
  linePaise: rupees(itemNames.linePaise),
  deliveryPaise: rupees(orderNames.deliveryPaise),
  /** The path of a small picture. */
  image: optionalText('bookcover'),
  problem: optionalProblem,
})

/** Absent in replies of the version before. */
const deliveryBasis: WireField<'delivery_by', DeliveryBasis, string> = {
  name: 'delivery_by',
  toWire: (basis) => basis,
  fromWire: z._default(z.enum(DELIVERY_BASES), 'copies'),
}

/** In kilograms on the wire; absent in replies of the version before. */
const booksWeight: WireField<'books_weight', number, number> = {
  name: 'books_weight',
  toWire: (grams) => grams / 1000,
  fromWire: z.pipe(
    z._default(z.number().check(z.nonnegative()), 0),
    z.transform((kilograms) => Math.round(kilograms * 1000)),
  ),
}

/** The `result` of `quote`. */
export const quoteTable = wireTable({
  lines: rows(quoteNames.items, quoteLineTable),
  booksPaise: rupees(orderNames.booksPaise),
  deliveryPaise: rupees(orderNames.deliveryPaise),
  taxPaise: rupees('tax'),
  totalPaise: rupees(orderNames.totalPaise),
  untilFreePaise: optionalRupees('until_free_delivery'),
  deliveryBasis,
  booksGrams: booksWeight,
  weightGrams: parcelWeight,
  lengthCm: number(orderNames.lengthCm),
  widthCm: number(orderNames.widthCm),
  heightCm: number(orderNames.heightCm),
  mayOrder: flag('may_order'),
})

/** For the words of a change on pages in another language; missing in replies of earlier versions. */
const because: WireField<'because', Worded | undefined, Worded | undefined> = {
  name: 'because',
  toWire: (value) => value,
  // Its schema would be heavier than all that checks it.
  fromWire: z.optional(z.any()),
}

/** Entries of `changes` in a refusal (409): what has changed since the buyer saw the order. */
export const changeTable = wireTable({
  kind: choice('kind', changeKinds),
  bookId: optionalText(quoteNames.bookId),
  message: text('message'),
  because,
})

const book: WireField<'book_id', BookRecord, WireOf<typeof bookTable.fields>> = {
  name: 'book_id',
  ...bookTable,
}

/** Our additions to the contract. */
const view: WireField<'view', OrderView, OrderView> = { name: 'view', toWire: (value) => value, fromWire: orderView }

/**
 * An order. The fields of one book are those of its first; `books` has all of them. `createdAt` is the time of the latest
 * attempt to pay, in ISO 8601. `ship_order_id` is empty until the courier has the order.
 */
export const orderTable = wireTable({
  id: text('_id'),
  orderNumber: text(orderNames.orderId),
  book,
  courierOrderId: text('ship_order_id'),
  isPaid: flag('payment_status'),
  totalPaise: rupees(orderNames.totalPaise),
  pricePaise: rupees('book_price'),
  units: number('book_qty'),
  linePaise: rupees('total_book_price'),
  deliveryPaise: rupees(orderNames.deliveryPaise),
  createdAt: text('createdAt'),
  ...addressTable.fields,
  shipsToBilling: flag(orderNames.shipsToBilling),
  status: choice('status', statuses),
  books: rows('books', bookTable),
  view,
})
