import * as z from 'zod/mini'
import { emailSchema, typedPasswordSchema } from './fields.ts'
import { nextSchema } from './return-path.ts'

/** What a student logs in with; the address in lower case. (spec 1, 5) */
export const loginSchema = z.object({ email: emailSchema, password: typedPasswordSchema })
export type Login = z.infer<typeof loginSchema>

/** An e-mail address alone: forgotten password and old account. (spec 1, 5) */
export const emailOnlySchema = z.object({ email: emailSchema })

/** Asking for a link to choose a new password. */
export const forgottenSchema = z.object({ email: emailSchema, next: nextSchema })

export const SESSION = {
  cookie: '_pravesh_user_access_token',
  /** Set in local storage beside the cookie, no secret: it only tells static pages which navigation to draw. */
  flag: '_pravesh_user_logged_in',
  /** 1 day. (spec 1, 9) */
  seconds: 24 * 60 * 60,
} as const

/** Wrong passwords after which an account is locked, and for how long; a new password unlocks it. */
export const LOCKOUT = { failures: 5, minutes: 15 } as const
