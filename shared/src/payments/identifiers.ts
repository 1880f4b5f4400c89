/** Crockford's base 32: no letter that is taken for a digit. 32 divides 256, so every character is equally likely. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many random bytes an identifier wants: 60 bits, so that two made in one millisecond differ. */
export const IDENTIFIER_BYTES = 12

const TRANSACTION_ID = new RegExp(`^T\\d{13}[${ALPHABET}]{${IDENTIFIER_BYTES}}$`)

interface IdentifierOptions {
  now: Date
  /** `IDENTIFIER_BYTES` random bytes. */
  random: Uint8Array
}

/** What names one attempt to the payment provider. (spec 1, 9) */
export function transactionIdOf(options: IdentifierOptions): string {
  return `T${stamp(options)}`
}

/** What names the payer of one attempt to the payment provider. (spec 1, 9) */
export function merchantIdOf(options: IdentifierOptions): string {
  return `MUID${stamp(options)}`
}

/** Whether a text from outside can be a transaction id; nothing else may reach a query as one. */
export function isTransactionId(text: unknown): text is string {
  return typeof text === 'string' && TRANSACTION_ID.test(text)
}

/** Milliseconds since 1970, then what cannot be guessed: 25 characters, so that either id fits every provider's limit. */
function stamp({ now, random }: IdentifierOptions): string {
  if (random.length !== IDENTIFIER_BYTES) throw new Error(`An identifier needs ${IDENTIFIER_BYTES} random bytes.`)
  return now.getTime() + Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
