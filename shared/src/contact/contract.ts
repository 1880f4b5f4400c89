/** Contract of the contact form. (spec 1, 7) */
import { contractCalls, ERROR_DESCRIPTIONS, type FeatureContract, reply, wireBody } from '../platform/contract.ts'
import { contactMessageSchema } from './contact-message.ts'
import { contactWire } from './wire.ts'

export const contactContract: FeatureContract = {
  name: 'Contact',
  about: 'Messages from visitors.',
  calls: contractCalls(
    { postContact: contactWire.call },
    {
      postContact: {
        summary: 'Send a message',
        body: wireBody(contactMessageSchema, contactWire.fields),
        reply: reply({}),
        refusals: { 400: ERROR_DESCRIPTIONS.invalid, 429: ERROR_DESCRIPTIONS.tooMany },
      },
    },
  ),
}
