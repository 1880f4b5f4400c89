/** Crockford's base 32, without letters that look like digits. 32 divides 256, so all characters are equally likely. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes per identifier, five bits of each used: 60 bits, so that two from the same millisecond differ. */
export const IDENTIFIER_BYTES = 12

const TRANSACTION_ID = new RegExp(`^T\\d{13}[${ALPHABET}]{${IDENTIFIER_BYTES}}$`)
const REFUND_ID = new RegExp(`^R\\d{13}[${ALPHABET}]{${IDENTIFIER_BYTES}}$`)

interface IdentifierOptions {
  now: Date
  /** `IDENTIFIER_BYTES` random bytes. */
  random: Uint8Array
}

/** The id of an attempt at the payment provider. (spec 1, 9) */
export function transactionIdOf(options: IdentifierOptions): string {
  return `T${stampOf(options)}`
}

/** The id of the payer of one attempt at the payment provider. (spec 1, 9) */
export function merchantIdOf(options: IdentifierOptions): string {
  return `MUID${stampOf(options)}`
}

/** The id of a refund, also the idempotency key at the payment provider. */
export function refundIdOf(options: IdentifierOptions): string {
  return `R${stampOf(options)}`
}

/** Whether an untrusted value has the format of a refund id; only such values may reach a query. */
export function isRefundId(text: unknown): text is string {
  return typeof text === 'string' && REFUND_ID.test(text)
}

/** Whether an untrusted value has the format of a transaction id; only such values may reach a query. */
export function isTransactionId(text: unknown): text is string {
  return typeof text === 'string' && TRANSACTION_ID.test(text)
}

/** When an attempt was started, from its id; null when the value is no transaction id. */
export function startedAtOf(transactionId: string): Date | null {
  return isTransactionId(transactionId) ? new Date(Number(transactionId.slice(1, 14))) : null
}

/** Milliseconds since 1970 and random characters: 25 in total, so that all ids fit every provider's limit. */
export function stampOf({ now, random }: IdentifierOptions): string {
  if (random.length !== IDENTIFIER_BYTES) throw new Error(`An identifier needs ${IDENTIFIER_BYTES} random bytes.`)
  return now.getTime() + Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
