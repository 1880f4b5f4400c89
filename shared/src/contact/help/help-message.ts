/** Bodies of the calls for requests for help. */
import * as z from 'zod/mini'
import { codeSchema } from '../../accounts/codes.ts'
import { phoneSchema } from '../../accounts/fields.ts'
import { messageText } from '../contact-message.ts'
import { parseReference } from './reference.ts'
import { parseAbout } from './subjects.ts'

const RELOAD = 'Reload the page and try again'
const NO_REFERENCE = 'Enter the reference number from our confirmation, such as HLP-7KQ4-M9XD'

/** Made by the client for each text that is written, so that a repeated call adds one message. */
const key = z.string(RELOAD).check(z.regex(/^[\w-]{8,64}$/, RELOAD))

const reference = z.pipe(
  z.string(NO_REFERENCE).check(z.refine((typed) => parseReference(typed) !== null, NO_REFERENCE)),
  z.transform((typed) => parseReference(typed) ?? typed),
)

/** A further message in a request. */
export const helpMessageSchema = z.object({ text: messageText, key })
export type HelpMessage = z.infer<typeof helpMessageSchema>

/** A question of a signed-in student; `about` names a record of theirs, as in addresses. */
export const askSchema = z.object({
  text: messageText,
  about: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => parseAbout(text) !== null, RELOAD)),
      z.transform((text) => parseAbout(text)),
    ),
  ),
})
export type AskedQuestion = z.infer<typeof askSchema>

/** Asks for a code to the phone that a request was sent with. */
export const accessCodeRequestSchema = z.object({ reference, phone: phoneSchema })

/** Opens a request with a code. `handle` is what the call that sent the code replied. */
export const accessCodeSchema = z.object({
  reference,
  phone: phoneSchema,
  code: codeSchema,
  handle: z.string('Request a code first').check(z.regex(/^[\w-]{1,64}$/, 'Request a code first')),
})

/** An answer of staff; `seen` is the number of further messages that they had read. */
export const answerSchema = z.object({ text: messageText, key, seen: z.int() })
export type Answer = z.infer<typeof answerSchema>

/** Staff answered in another way, for example by phone. */
export const closeSchema = z.object({ seen: z.int() })

/** Further messages in one request; then it is time for a new one. */
export const MAX_REPLIES = 200
