import { formatRoundPaise } from '../platform/money.ts'

/** The minimum online payment. */
export const MIN_PAYMENT_PAISE = 100

export const MIN_PAYMENT_MESSAGE = `Enter at least ${formatRoundPaise(MIN_PAYMENT_PAISE)}. Smaller amounts cannot be paid online`
