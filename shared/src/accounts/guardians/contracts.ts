/** Contract of the calls about the consent of a guardian. */
import * as z from 'zod/mini'
import { type CallContract, ERROR_DESCRIPTIONS, reply, wireBody } from '../../platform/contract.ts'
import { noticeShownSchema } from '../consent/schemas.ts'
import { CONSENT_RELATIONS, GUARDIAN_STATES } from './guardian-states.ts'
import { OWN_CONSENT_STATES } from './own-consents.ts'
import {
  guardianCodeSchema,
  guardianConsentSchema,
  ownConsentsCodeSchema,
  ownConsentsSchema,
  ownWithdrawalSchema,
} from './schemas.ts'
import { type GuardianCall, guardianFields } from './wire.ts'

const guardianView = z.object({
  state: z.enum(GUARDIAN_STATES),
  /** Of the guardian who consented last. */
  name: z.string(),
  relation: z.nullable(z.enum(CONSENT_RELATIONS)),
  /** Masked. */
  phone: z.string(),
  /** Of the student, as the consent states it, `YYYY-MM-DD`; empty without one. */
  birthDate: z.string(),
  /** ISO time of the last act; null without one. */
  at: z.nullable(z.string()),
})
export type GuardianView = z.infer<typeof guardianView>

const ownConsent = z.object({
  id: z.string(),
  /** First name and initial. */
  applicant: z.string(),
  state: z.enum(OWN_CONSENT_STATES),
  /** ISO time of the consent. */
  givenAt: z.string(),
  /** ISO time of the withdrawal; null without one. */
  withdrawnAt: z.nullable(z.string()),
  /** Of the notice that was shown. */
  version: z.string(),
})
export type OwnConsent = z.infer<typeof ownConsent>

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS

export const guardianContracts = {
  myGuardian: {
    summary: 'Whether a parent or guardian has given consent for the student, who is under 18',
    session: 'student',
    reply: reply({ result: guardianView }),
    refusals: { 401: noSession },
  },
  sendGuardianCode: {
    summary: 'Send a code to the phone of a parent or guardian; every number gets the same reply',
    session: 'student',
    body: wireBody(guardianCodeSchema, guardianFields.sendGuardianCode),
    reply: reply({}),
    refusals: { 400: invalid, 401: noSession, 429: tooMany },
  },
  confirmGuardian: {
    summary: 'Record the consent of a parent or guardian with the code sent to their phone',
    session: 'student',
    body: wireBody(guardianConsentSchema, guardianFields.confirmGuardian),
    reply: reply({}),
    refusals: {
      400: 'A field or the code is wrong; `msg` is `CODE_ERROR` when the code has expired.',
      401: noSession,
      429: tooMany,
    },
  },
  withdrawGuardian: {
    summary: 'Withdraw the consent of the guardian; the student can send no application until there is a new one',
    session: 'student',
    body: wireBody(noticeShownSchema, guardianFields.withdrawGuardian),
    reply: reply({}),
    refusals: { 400: invalid, 401: noSession },
  },
  confirmAdult: {
    summary: 'Confirm at 18 what the guardian has agreed to',
    session: 'student',
    body: wireBody(noticeShownSchema, guardianFields.confirmAdult),
    reply: reply({}),
    refusals: { 400: invalid, 401: noSession, 409: 'The student is still under 18.' },
  },
  sendOwnConsentsCode: {
    summary: 'Send a guardian a code to see their own consents; every number gets the same reply',
    body: wireBody(ownConsentsCodeSchema, guardianFields.sendOwnConsentsCode),
    reply: reply({ handle: z.string() }),
    refusals: { 400: invalid, 429: tooMany },
  },
  openOwnConsents: {
    summary: 'The consents that were given with a phone number, with the code sent to it; latest first',
    body: wireBody(ownConsentsSchema, guardianFields.openOwnConsents),
    reply: reply({ result: z.array(ownConsent) }),
    refusals: {
      400: 'A field or the code is wrong; `msg` is `CODE_ERROR` when the code has expired.',
      429: tooMany,
    },
  },
  withdrawOwnConsent: {
    summary: 'Withdraw one of these consents; the student can send no application until there is a new one',
    body: wireBody(ownWithdrawalSchema, guardianFields.withdrawOwnConsent),
    reply: reply({ result: z.array(ownConsent) }),
    refusals: {
      400: invalid,
      403: 'This browser has entered no code for the number, or too long ago.',
      404: 'The number has no such consent.',
      409: 'Another consent stands in its place, or the applicant is 18.',
    },
  },
} as const satisfies Record<GuardianCall, CallContract>
