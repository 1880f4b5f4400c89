/** Contract of the calls about consent. */
import * as z from 'zod/mini'
import { type CallContract, ERROR_DESCRIPTIONS, reply, wireBody } from '../../platform/contract.ts'
import { CONSENT_ACTS, CONSENT_PLACES, PURPOSES } from './purposes.ts'
import { consentChoiceSchema, noticeShownSchema } from './schemas.ts'
import { type ConsentCall, consentFields } from './wire.ts'

const consentEntry = z.object({
  purpose: z.enum(PURPOSES),
  act: z.enum(CONSENT_ACTS),
  version: z.string(),
  locale: z.string(),
  at: z.string(),
  where: z.enum(CONSENT_PLACES),
  statedAdult: z.boolean(),
})

export const consentContracts = {
  myConsents: {
    summary: 'What the student has agreed to and withdrawn, by purpose, latest first',
    session: 'student',
    reply: reply({ result: z.array(consentEntry) }),
    refusals: { 401: ERROR_DESCRIPTIONS.noSession },
  },
  chooseConsent: {
    summary: 'Agree to an optional purpose, or withdraw the consent; effective at once',
    session: 'student',
    body: wireBody(consentChoiceSchema, consentFields.chooseConsent),
    reply: reply({}),
    refusals: {
      400: ERROR_DESCRIPTIONS.invalid,
      401: ERROR_DESCRIPTIONS.noSession,
      403: 'The student is under 18, or has not stated to be an adult.',
    },
  },
  noticeShown: {
    summary: 'Record that the student was shown a version of the privacy notice',
    session: 'student',
    body: wireBody(noticeShownSchema, consentFields.noticeShown),
    reply: reply({}),
    refusals: { 400: ERROR_DESCRIPTIONS.invalid, 401: ERROR_DESCRIPTIONS.noSession },
  },
} as const satisfies Record<ConsentCall, CallContract>
