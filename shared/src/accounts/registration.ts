import * as z from 'zod/mini'
import { STUDENT_ROLES } from './account.ts'
import { emailSchema, nameSchema, phoneSchema } from './fields.ts'
import { ACCOUNT_LIMITS } from './limits.ts'
import { nextSchema } from './next-schema.ts'
import { chosenPassword, PASSWORD_MESSAGES } from './password.ts'
import { PRIVACY_NOTICE_VERSIONS } from './privacy-notice.ts'

/** Shown for a form submitted with an unverified phone number. (spec 1, 5) */
export const PHONE_NOT_VERIFIED = 'please verify phone number'

/** The registration form. (spec 1, 5 and 7) */
export const registrationSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  role: z.enum(STUDENT_ROLES, 'Choose Guest or Student'),
  password: chosenPassword(PASSWORD_MESSAGES.strong),
  /** The phone verification to use; without it, the one that the browser's cookie names. */
  verificationId: z.optional(z.string(PHONE_NOT_VERIFIED).check(z.maxLength(ACCOUNT_LIMITS.token, PHONE_NOT_VERIFIED))),
  /** The version of the privacy notice that the form showed. */
  noticeVersion: z.optional(z.enum(PRIVACY_NOTICE_VERSIONS, 'Read and accept the privacy notice')),
  next: nextSchema,
})
