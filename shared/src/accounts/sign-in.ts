import * as z from 'zod/mini'
import { emailSchema, enteredPasswordSchema } from './fields.ts'
import { nextSchema } from './next-schema.ts'

/** The login form. (spec 1, 5) */
export const loginSchema = z.object({ email: emailSchema, password: enteredPasswordSchema })
export type Login = z.infer<typeof loginSchema>

/** A form with only an e-mail address, for accounts of the old portal. (spec 1, 5) */
export const emailOnlySchema = z.object({ email: emailSchema })

/** The forgotten-password form. */
export const forgotPasswordSchema = z.object({ email: emailSchema, next: nextSchema })

/** Account lockout after repeated wrong passwords; a new password unlocks the account. */
export const LOCKOUT = { failures: 5, minutes: 15 } as const
