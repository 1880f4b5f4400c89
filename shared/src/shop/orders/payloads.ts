/** Schemas of the bodies, by wire names. Amounts are parsed to whole paise, weights to grams. */
import * as z from 'zod/mini'
import { sentAmount, shortText } from '../../platform/sent-values.ts'
import { usableText } from '../../platform/usable-text-check.ts'
import { addressSchema } from './address.ts'
import { MAX_LINES, MAX_UNITS } from './line-limits.ts'
import { RETURN_REASONS } from './returns.ts'
import {
  addressNames,
  cancelNames,
  changeAddressNames,
  itemNames,
  orderNames,
  orderPaymentNames,
  orderRetryNames,
  quoteNames,
  returnNames,
  withdrawReturnNames,
} from './wire.ts'

const ignored = z.optional(z.nullable(z.union([shortText, z.number(), z.boolean()])))
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))
const amount = maybe(sentAmount)

export const UNITS_MESSAGE = `Choose 1 to ${MAX_UNITS} copies`
const units = z.int(UNITS_MESSAGE).check(z.minimum(1, UNITS_MESSAGE), z.maximum(MAX_UNITS, UNITS_MESSAGE))

const item = z.object({
  [itemNames.name]: ignored,
  [itemNames.sku]: shortText,
  [itemNames.units]: units,
  [itemNames.linePaise]: amount,
  [itemNames.pricePaise]: amount,
})

const items = <Item extends z.ZodMiniType>(each: Item) =>
  z
    .array(each)
    .check(z.minLength(1, 'Choose a book'), z.maxLength(MAX_LINES, `Order at most ${MAX_LINES} books at once`))

const { name, surname, line1, line2, city, district, state, pin, country, email, phone } = addressSchema.shape

/** Text that consists of digits; some clients send it as a number. */
const digits = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(z.union([z.string(), z.pipe(z.int(), z.transform(String))]), schema)

/** A delivery address. A client without `billing_district` sends the district, or the city, as `billing_city`. */
export const sentAddress = z.object({
  [addressNames.name]: name,
  [addressNames.surname]: surname,
  [addressNames.line1]: line1,
  [addressNames.line2]: line2,
  [addressNames.city]: city,
  [addressNames.district]: maybe(district),
  [addressNames.state]: state,
  [addressNames.pin]: digits(pin),
  [addressNames.country]: maybe(country),
  [addressNames.email]: email,
  [addressNames.phone]: digits(phone),
})

/** The pre-payment payload. */
export const placedOrder = z.extend(sentAddress, {
  [orderNames.items]: items(item),
  [orderNames.booksPaise]: amount,
  [orderNames.deliveryPaise]: amount,
  [orderNames.totalPaise]: amount,
  [orderNames.transactionId]: maybe(shortText),
  [orderNames.continues]: maybe(shortText),
  [orderNames.merchantId]: ignored,
  [orderNames.authToken]: maybe(z.string()),
  [orderNames.token]: maybe(z.string()),
  [orderNames.orderId]: ignored,
  [orderNames.orderedAt]: ignored,
  [orderNames.pickupLocation]: ignored,
  [orderNames.shipsToBilling]: ignored,
  [orderNames.paymentMethod]: ignored,
  [orderNames.lengthCm]: ignored,
  [orderNames.widthCm]: ignored,
  [orderNames.heightCm]: ignored,
  [orderNames.weightGrams]: ignored,
})

export const orderPayment = z.object({
  [orderPaymentNames.name]: ignored,
  [orderPaymentNames.phone]: ignored,
  [orderPaymentNames.totalPaise]: amount,
  [orderPaymentNames.merchantId]: ignored,
  [orderPaymentNames.transactionId]: maybe(shortText),
  [orderPaymentNames.orderId]: maybe(shortText),
  [orderPaymentNames.studentId]: ignored,
})

export const orderRetry = z.object({
  [orderRetryNames.orderId]: shortText,
  [orderRetryNames.totalPaise]: amount,
  [orderRetryNames.merchantId]: ignored,
  [orderRetryNames.transactionId]: ignored,
})

/** `oid` names an own unpaid order, whose reserved copies then count as in stock. */
export const quoteRequest = z.object({
  [quoteNames.items]: items(z.object({ [quoteNames.bookId]: shortText, [quoteNames.units]: units })),
  [quoteNames.orderId]: maybe(shortText),
})

const REVISION_MESSAGE = 'Send the revision of the order as a whole number'
const revision = z.int(REVISION_MESSAGE).check(z.nonnegative(REVISION_MESSAGE))

/** `lines` names a part of the order; without it, everything is meant. */
const part = {
  [cancelNames.lines]: z.optional(items(z.object({ [cancelNames.bookId]: shortText, [cancelNames.units]: units }))),
  [cancelNames.revision]: z.optional(revision),
}

export const cancelRequest = z.object({ [cancelNames.orderId]: shortText, ...part })

/** The whole new address of an order, as it was at the `revision` that the buyer saw. */
export const addressChange = z.extend(sentAddress, {
  [changeAddressNames.orderId]: shortText,
  [changeAddressNames.revision]: revision,
})

const MAX_NOTE_LENGTH = 1000

export const returnRequest = z.object({
  [returnNames.orderId]: shortText,
  [returnNames.reason]: z.enum(RETURN_REASONS, 'Choose why you return the order'),
  [returnNames.note]: maybe(
    z
      .string()
      .check(
        usableText('Your note'),
        z.maxLength(MAX_NOTE_LENGTH, `Your note can have at most ${MAX_NOTE_LENGTH} characters`),
      ),
  ),
  ...part,
})

/** The order as it was at the `revision` that the buyer saw. */
export const returnWithdrawal = z.object({
  [withdrawReturnNames.orderId]: shortText,
  [withdrawReturnNames.revision]: revision,
})
