/** Wire format of the calls about the consent of a guardian. */
import type { WireCall } from '../../platform/wire-call.ts'
import { consentFields } from '../consent/wire.ts'

/** Below `/api`. Not in the specification. */
export const guardianCalls = {
  myGuardian: { method: 'get', path: '/user/myGuardian' },
  sendGuardianCode: { method: 'post', path: '/user/sendGuardianCode' },
  confirmGuardian: { method: 'post', path: '/user/confirmGuardian' },
  withdrawGuardian: { method: 'post', path: '/user/withdrawGuardian' },
  confirmAdult: { method: 'post', path: '/user/confirmAdult' },
  // Of the guardian, without an account.
  sendOwnConsentsCode: { method: 'post', path: '/guardian/sendCode' },
  openOwnConsents: { method: 'post', path: '/guardian/open' },
  withdrawOwnConsent: { method: 'post', path: '/guardian/withdraw' },
} as const satisfies Record<string, WireCall>
export type GuardianCall = keyof typeof guardianCalls

const codeFields = {
  name: 'guardian_name',
  relation: 'guardian_relation',
  phone: 'guardian_phone',
  birthDate: 'birth_date',
} as const

/** Our field names and those of the wire. */
export const guardianFields = {
  sendGuardianCode: codeFields,
  confirmGuardian: { ...codeFields, code: 'otp', ...consentFields.noticeShown },
  withdrawGuardian: consentFields.noticeShown,
  confirmAdult: consentFields.noticeShown,
  sendOwnConsentsCode: { phone: 'guardian_phone' },
  openOwnConsents: { phone: 'guardian_phone', code: 'otp', handle: 'handle' },
  withdrawOwnConsent: {
    phone: 'guardian_phone',
    handle: 'handle',
    consent: 'consent',
    ...consentFields.noticeShown,
  },
} as const satisfies Partial<Record<GuardianCall, Record<string, string>>>
