/** Contract of the contact form. (spec 1, 7) */
import { contractCalls, type FeatureContract, reply, WHEN, wireBody } from '../platform/contract.ts'
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
        refusals: { 400: WHEN.invalid, 429: WHEN.tooMany },
      },
    },
  ),
}
