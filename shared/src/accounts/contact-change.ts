/** A student's change of e-mail address or phone: a code to the new one proves it, the current password the student. */
import * as z from 'zod/mini'
import { codeSchema } from './codes.ts'
import { emailSchema, enteredPasswordSchema, phoneSchema } from './fields.ts'

/** What a student can be reached by, which identifies the account too. */
export const CONTACTS = ['email', 'phone'] as const
export type Contact = (typeof CONTACTS)[number]

/** Labels for staff. */
export const CONTACT_LABELS: Record<Contact, string> = { email: 'E-mail', phone: 'Phone' }

export const CONTACT_CHANGE_MESSAGES = {
  sameEmail: 'This is your e-mail address already. Enter another one.',
  samePhone: 'This is your phone number already. Enter another one.',
  /** Only the owner of the phone, who has just entered the code sent to it, sees this. */
  phoneInUse: 'This phone number already has an account. Enter another one, or contact us for help.',
} as const

/** Requests of a code for the new address or number. */
export const newEmailCodeSchema = z.object({ email: emailSchema, password: enteredPasswordSchema })
export const newPhoneCodeSchema = z.object({ phone: phoneSchema, password: enteredPasswordSchema })

/** The change itself, with that code. */
export const emailChangeSchema = z.object({ email: emailSchema, code: codeSchema })
export const phoneChangeSchema = z.object({ phone: phoneSchema, code: codeSchema })
