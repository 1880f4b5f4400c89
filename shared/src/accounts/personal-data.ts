import * as z from 'zod/mini'
import { typedPasswordSchema } from './fields.ts'

/** Asking for the account to be deleted; the password says that it is really its owner. */
export const deletionRequestSchema = z.object({ password: typedPasswordSchema })
