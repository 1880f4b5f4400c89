/** Password reset and password change. (spec 1, 5; spec 3, 8) */
import * as z from 'zod/mini'
import { enteredPasswordSchema } from './fields.ts'
import { ACCOUNT_LIMITS } from './limits.ts'
import { chosenPassword, PASSWORD_MESSAGES } from './password.ts'

export const LINK_INVALID = 'This link has been used or has expired. Request a new one.'

/** Lifetime of e-mail links in minutes. */
export const LINK_MINUTES = { reset: 30, staffReset: 60, activation: 24 * 60 } as const

export const tokenSchema = z
  .string(LINK_INVALID)
  .check(z.minLength(1, LINK_INVALID), z.maxLength(ACCOUNT_LIMITS.token, LINK_INVALID))

/** The body of a reset. */
export const resetSchema = z.object({ password: chosenPassword(PASSWORD_MESSAGES.resetLength), token: tokenSchema })
export type Reset = z.infer<typeof resetSchema>

/** The form of the reset page; the repeated password stays in the browser. */
export const resetFormSchema = z
  .object({ password: chosenPassword(PASSWORD_MESSAGES.resetLength), confirm: z.string() })
  .check(
    z.refine((form) => form.password === form.confirm, {
      path: ['confirm'],
      message: PASSWORD_MESSAGES.resetMatch,
      params: { code: 'mismatch' },
    }),
  )

/** The body of a password change. */
export const passwordChangeSchema = z.object({
  current: enteredPasswordSchema,
  password: chosenPassword(PASSWORD_MESSAGES.changeLength),
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** The form of the settings page; the repeated password stays in the browser. */
export const passwordChangeFormSchema = z
  .object({
    current: enteredPasswordSchema,
    password: chosenPassword(PASSWORD_MESSAGES.changeLength),
    confirm: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirm, {
      path: ['confirm'],
      message: PASSWORD_MESSAGES.changeMatch,
      params: { code: 'mismatch' },
    }),
  )

export const activationSchema = z.object({ token: tokenSchema })
