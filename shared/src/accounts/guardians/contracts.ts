/** Contract of the calls about the consent of a guardian. */
import * as z from 'zod/mini'
import { type CallContract, ERROR_DESCRIPTIONS, reply, wireBody } from '../../platform/contract.ts'
import { noticeShownSchema } from '../consent/schemas.ts'
import { CONSENT_RELATIONS, GUARDIAN_STATES } from './guardian-states.ts'
import { guardianCodeSchema, guardianConsentSchema } from './schemas.ts'
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
} as const satisfies Record<GuardianCall, CallContract>
