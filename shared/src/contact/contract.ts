/** What the call of the contact form takes and answers. (spec 1, 7) */
import { contractCalls, type FeatureContract, reply, WHEN, wireBody } from '../platform/contract.ts'
import { contactMessageSchema } from './contact-message.ts'
import { contactWire } from './wire.ts'

export const contactContract: FeatureContract = {
  name: 'Contact',
  about: 'Messages of visitors.',
  calls: contractCalls(
    { postContact: contactWire.call },
    {
      postContact: {
        summary: 'Leave a message',
        body: wireBody(contactMessageSchema, contactWire.fields),
        reply: reply({}),
        refusals: { 400: WHEN.invalid, 429: WHEN.tooMany },
      },
    },
  ),
}
