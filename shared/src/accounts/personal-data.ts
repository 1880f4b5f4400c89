import * as z from 'zod/mini'
import { typedPasswordSchema } from './fields.ts'

/** A deletion request; the password proves that it comes from the owner. */
export const deletionRequestSchema = z.object({ password: typedPasswordSchema })
