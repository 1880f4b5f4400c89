import * as z from 'zod/mini'
import { emailSchema } from '../accounts/fields.ts'
import { ACCOUNT_LIMITS } from '../accounts/limits.ts'
import { maxGraphemes } from '../platform/graphemes-check.ts'
import { parseIndianMobile } from '../platform/phone.ts'
import { multiLine, singleLine } from '../platform/text.ts'
import { usableText } from '../platform/usable-text-check.ts'

/** Maximum lengths in characters. */
export const CONTACT_LIMITS = { name: 80, email: ACCOUNT_LIMITS.email, comment: 2000 } as const

const required = (message: string, normalise: (typed: string) => string) =>
  z.string(message).check(z.overwrite(normalise), z.minLength(1, message))

/** The text of a message. */
export const messageText = required('Enter your message', multiLine).check(
  usableText('Message'),
  maxGraphemes(CONTACT_LIMITS.comment, `Your message can have at most ${CONTACT_LIMITS.comment} characters`),
)

const WRONG_EMAIL = 'Enter an e-mail address such as asha@example.in, or leave it empty'

/** Forms send an empty field for no address. */
const optionalEmail = z.optional(
  z.pipe(
    z.string(WRONG_EMAIL).check(
      z.overwrite((typed) => typed.trim().toLowerCase()),
      z.refine((typed) => typed === '' || emailSchema.safeParse(typed).success, WRONG_EMAIL),
    ),
    z.transform((typed) => (typed === '' ? undefined : typed)),
  ),
)

/** A visitor's message from the contact form; every field but the e-mail address is required. (spec 1, 5) */
export const contactMessageSchema = z.strictObject({
  firstName: required('Enter your first name', singleLine).check(
    usableText('First name', 'printed'),
    maxGraphemes(CONTACT_LIMITS.name, `Your first name can have at most ${CONTACT_LIMITS.name} characters`),
  ),
  lastName: required('Enter your last name', singleLine).check(
    usableText('Last name', 'printed'),
    maxGraphemes(CONTACT_LIMITS.name, `Your last name can have at most ${CONTACT_LIMITS.name} characters`),
  ),
  phone: z.pipe(
    required('Enter your phone number', singleLine),
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (typed) => parseIndianMobile(typed) !== null,
            'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9',
          ),
        ),
      z.transform((typed) => parseIndianMobile(typed) ?? typed),
    ),
  ),
  email: optionalEmail,
  comment: messageText,
})
export type ContactMessage = z.infer<typeof contactMessageSchema>
export type ContactField = keyof ContactMessage
