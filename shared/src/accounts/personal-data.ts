import * as z from 'zod/mini'
import { enteredPasswordSchema } from './fields.ts'

/** A deletion request; the password proves that it comes from the owner. */
export const deletionRequestSchema = z.object({ password: enteredPasswordSchema })
