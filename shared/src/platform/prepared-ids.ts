import * as z from 'zod/mini'

const MAX_PREPARED = 50
const MAX_ID_LENGTH = 100

/**
 * The ids of prepared texts that a reason has. One that was changed by hand is not found, and is sent as written.
 * (sent-text.ts)
 */
export const preparedIds = z.optional(
  z.array(z.string().check(z.maxLength(MAX_ID_LENGTH))).check(z.maxLength(MAX_PREPARED)),
)
