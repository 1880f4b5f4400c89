/** New passwords: after a forgotten one, and in the settings. (spec 1, 5; spec 3, 8) */
import * as z from 'zod/mini'
import { ACCOUNT_LIMITS, typedPasswordSchema } from './fields.ts'
import { chosenPassword, PASSWORD_MESSAGES } from './password.ts'

/** Said of a link that is unknown, used or too old. */
export const LINK_INVALID = 'This link has been used or has expired. Please ask for a new one.'

/** How long links in e-mails work, in minutes. */
export const LINK_MINUTES = { reset: 30, activation: 24 * 60 } as const

/** The token of a link in an e-mail. */
export const tokenSchema = z
  .string(LINK_INVALID)
  .check(z.minLength(1, LINK_INVALID), z.maxLength(ACCOUNT_LIMITS.token, LINK_INVALID))

/** What the reset page sends. */
export const resetSchema = z.object({ password: chosenPassword(PASSWORD_MESSAGES.resetLength), token: tokenSchema })
export type Reset = z.infer<typeof resetSchema>

/** The reset page's form; the second password stays in the browser. */
export const resetFormSchema = z
  .object({ password: chosenPassword(PASSWORD_MESSAGES.resetLength), confirm: z.string() })
  .check(
    z.refine((form) => form.password === form.confirm, {
      path: ['confirm'],
      message: PASSWORD_MESSAGES.resetMatch,
      params: { code: 'mismatch' },
    }),
  )

/** What the settings send: the password of today and the new one. */
export const passwordChangeSchema = z.object({
  current: typedPasswordSchema,
  password: chosenPassword(PASSWORD_MESSAGES.changeLength),
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** The settings' form; the repeated password stays in the browser. */
export const passwordChangeFormSchema = z
  .object({
    current: typedPasswordSchema,
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

/** The token of an activation link. */
export const activationSchema = z.object({ token: tokenSchema })
