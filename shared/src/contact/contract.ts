/** Contract of the contact form. (spec 1, 7) */
import * as z from 'zod/mini'
import { contractCalls, ERROR_DESCRIPTIONS, type FeatureContract, reply, wireBody } from '../platform/contract.ts'
import { contactMessageSchema } from './contact-message.ts'
import { helpContract } from './help/contract.ts'
import { contactWire } from './wire.ts'

export const contactContract: FeatureContract = {
  name: 'Contact',
  about: 'Messages from visitors, and requests for help with their answers.',
  calls: {
    ...contractCalls(
      { postContact: contactWire.call },
      {
        postContact: {
          summary: 'Send a message; `reference` is the number by which its sender reads the answer',
          body: wireBody(contactMessageSchema, contactWire.fields),
          reply: reply({ reference: z.string() }),
          refusals: { 400: ERROR_DESCRIPTIONS.invalid, 429: ERROR_DESCRIPTIONS.tooMany },
        },
      },
    ),
    ...helpContract,
  },
}
