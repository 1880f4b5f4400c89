import * as z from 'zod/mini'
import { emailSchema, enteredPasswordSchema } from './fields.ts'
import { nextSchema } from './return-path.ts'

/** The login form. (spec 1, 5) */
export const loginSchema = z.object({ email: emailSchema, password: enteredPasswordSchema })
export type Login = z.infer<typeof loginSchema>

/** A form with only an e-mail address, for accounts of the old portal. (spec 1, 5) */
export const emailOnlySchema = z.object({ email: emailSchema })

/** The forgotten-password form. */
export const forgotPasswordSchema = z.object({ email: emailSchema, next: nextSchema })

export const SESSION = {
  cookie: '_pravesh_user_access_token',
  /** Local-storage flag beside the cookie; not a secret, it only selects the navigation on static pages. */
  flag: '_pravesh_user_logged_in',
  /** One day. (spec 1, 9) */
  seconds: 24 * 60 * 60,
} as const

/** Account lockout after repeated wrong passwords; a new password unlocks the account. */
export const LOCKOUT = { failures: 5, minutes: 15 } as const
