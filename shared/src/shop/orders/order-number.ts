/** Numbers of orders, also sent to couriers, which accept at most 50 characters. */
import { IDENTIFIER_BYTES, stampOf } from '../../payments/identifiers.ts'

export { IDENTIFIER_BYTES as ORDER_NUMBER_BYTES }

/** A new number: `ORD`, milliseconds and 60 random bits. */
export function orderNumberOf(options: { now: Date; random: Uint8Array }): string {
  return `ORD${stampOf(options)}`
}

const ORDER_NUMBER = /^ORD\d{13}[0-9A-HJKMNP-TV-Z]{12}$/

/** Whether an untrusted value has the format of an order number; only such values may reach a query. */
export function isOrderNumber(text: unknown): text is string {
  return typeof text === 'string' && ORDER_NUMBER.test(text)
}
