/** Showing that a phone number or an e-mail address is one's own. (spec 1, 4 and 7) */
import * as z from 'zod/mini'
import { codeSchema } from './codes.ts'
import { ACCOUNT_LIMITS, emailSchema, phoneSchema } from './fields.ts'
import { nextSchema } from './return-path.ts'

const opaque = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(ACCOUNT_LIMITS.token, message))
const pageHandle = opaque('Open the page again from its link')

/** Asking for a code to a phone. */
export const phoneCodeRequestSchema = z.object({ phone: phoneSchema })

/** Entering the code that came to a phone. */
export const phoneCodeSchema = z.object({
  code: codeSchema,
  phone: phoneSchema,
  verificationId: opaque('Ask for a code first'),
})

/** Entering the code that came by e-mail. */
export const emailCodeSchema = z.object({ code: codeSchema, userId: pageHandle })

/** Asking for another code by e-mail. */
export const emailCodeRequestSchema = z.object({ userId: pageHandle })

/** Correcting a mistyped e-mail address with the code that went to the phone of the registration. */
export const correctionSchema = z.object({
  code: codeSchema,
  userId: pageHandle,
  email: emailSchema,
  next: nextSchema,
})
export type Correction = z.infer<typeof correctionSchema>

/** `asha.mondal@example.in` as the holder of the link sees it: `as•••@example.in`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, Math.max(1, at - 1)))}•••${email.slice(at)}`
}

/** `9830012345` as the holder of the link sees it: `••••••2345`. */
export function maskPhone(phone: string): string {
  return `••••••${phone.slice(-4)}`
}
