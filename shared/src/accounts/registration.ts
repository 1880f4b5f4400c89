import * as z from 'zod/mini'
import { STUDENT_ROLES } from './account.ts'
import { ACCOUNT_LIMITS, emailSchema, nameSchema, phoneSchema } from './fields.ts'
import { chosenPassword, PASSWORD_MESSAGES } from './password.ts'
import { PRIVACY_NOTICE_VERSIONS } from './privacy-notice.ts'
import { nextSchema } from './return-path.ts'

/** For a form that is sent before its phone number was verified. (spec 1, 5) */
export const PHONE_NOT_VERIFIED = 'please verify phone number'

/** What a person registers with. (spec 1, 5 and 7) */
export const registrationSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  role: z.enum(STUDENT_ROLES, 'Choose Guest or Student'),
  password: chosenPassword(PASSWORD_MESSAGES.strong),
  /** Which verification of the phone this is; without it, the one made from the same address. */
  verificationId: z.optional(z.string(PHONE_NOT_VERIFIED).check(z.maxLength(ACCOUNT_LIMITS.token, PHONE_NOT_VERIFIED))),
  /** The privacy notice that was on the page when the form was sent. */
  noticeVersion: z.optional(z.enum(PRIVACY_NOTICE_VERSIONS, 'Read and accept the privacy notice')),
  next: nextSchema,
})
export type Registration = z.infer<typeof registrationSchema>
