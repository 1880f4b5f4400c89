/** Verification of phone numbers and e-mail addresses. (spec 1, 4 and 7) */
import * as z from 'zod/mini'
import { codeSchema } from './codes.ts'
import { emailSchema, phoneSchema } from './fields.ts'
import { ACCOUNT_LIMITS } from './limits.ts'
import { nextSchema } from './next-schema.ts'

const opaque = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(ACCOUNT_LIMITS.token, message))
const pageHandle = opaque('Open the page again from its link')

export const phoneCodeRequestSchema = z.object({ phone: phoneSchema })

export const phoneCodeSchema = z.object({
  code: codeSchema,
  phone: phoneSchema,
  verificationId: opaque('Request a code first'),
})

export const emailCodeSchema = z.object({ code: codeSchema, userId: pageHandle })

export const emailCodeRequestSchema = z.object({ userId: pageHandle })

/** Correction of a mistyped e-mail address, authorised by a code sent to the registered phone. */
export const correctionSchema = z.object({
  code: codeSchema,
  userId: pageHandle,
  email: emailSchema,
  next: nextSchema,
})
export type Correction = z.infer<typeof correctionSchema>

/** Masks `asha.mondal@example.in` as `as•••@example.in`, for holders of the link. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, Math.max(1, at - 1)))}•••${email.slice(at)}`
}

/** Masks `9830012345` as `••••••2345`, for holders of the link. */
export function maskPhone(phone: string): string {
  return `••••••${phone.slice(-4)}`
}
