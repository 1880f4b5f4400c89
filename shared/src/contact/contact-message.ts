import * as z from 'zod/mini'
import { parseIndianMobile } from '../platform/phone.ts'
import { multiLine, singleLine } from '../platform/text.ts'
import { usableText } from '../platform/usable-text-check.ts'

/** Maximum lengths in characters. */
export const CONTACT_LIMITS = { name: 80, comment: 2000 } as const

const required = (message: string, normalise: (typed: string) => string) =>
  z.string(message).check(z.overwrite(normalise), z.minLength(1, message))

/** A visitor's message from the contact form; every field is required. (spec 1, 5) */
export const contactMessageSchema = z.strictObject({
  firstName: required('Enter your first name', singleLine).check(
    usableText('First name', 'printed'),
    z.maxLength(CONTACT_LIMITS.name, `Your first name can have at most ${CONTACT_LIMITS.name} characters`),
  ),
  lastName: required('Enter your last name', singleLine).check(
    usableText('Last name', 'printed'),
    z.maxLength(CONTACT_LIMITS.name, `Your last name can have at most ${CONTACT_LIMITS.name} characters`),
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
  comment: required('Enter your message', multiLine).check(
    usableText('Message'),
    z.maxLength(CONTACT_LIMITS.comment, `Your message can have at most ${CONTACT_LIMITS.comment} characters`),
  ),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>
export type ContactField = keyof ContactMessage
