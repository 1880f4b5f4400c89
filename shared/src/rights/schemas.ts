/** Bodies of the calls about rights. */
import * as z from 'zod/mini'
import { emailSchema, phoneSchema } from '../accounts/fields.ts'
import { personNameSchema } from '../accounts/person-name-schema.ts'
import { messageText } from '../contact/contact-message.ts'
import { ASKED_KINDS } from './kinds.ts'

export const askRightSchema = z.object({
  kind: z.enum(ASKED_KINDS, 'Choose what you want to ask for'),
  text: messageText,
})

const nomineeName = personNameSchema({
  missing: 'Enter the name of this person',
  wrong: 'Write the name of this person with letters only',
})

/** The person who may use the rights after the student's death, or while the student cannot. */
export const nomineeSchema = z.object({ name: nomineeName, email: emailSchema, phone: phoneSchema })
export type Nominee = z.infer<typeof nomineeSchema>

/** Hands a request to a member of staff; null puts it back. `revision` is the one that was shown. */
export const assignSchema = z.object({ staffId: z.nullable(z.string().check(z.maxLength(64))), revision: z.int() })

/** The text of staff, which the person reads. */
export const replySchema = z.object({ text: messageText, revision: z.int() })
