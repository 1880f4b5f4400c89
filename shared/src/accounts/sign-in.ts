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

/**
 * Wrong passwords for one address after which a device that signed in before, or a network, is locked out of it; and
 * those of all unknown devices together. A new password ends each lock. (decision 56)
 */
export const LOCKOUT = { failures: 5, failuresOfStrangers: 20, minutes: 15 } as const
