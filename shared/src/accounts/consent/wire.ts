/** Wire format of the calls about consent, apart from the other account calls, which every account page loads. */
import type { WireCall } from '../../platform/wire-call.ts'

/** Below `/api`. Not in the specification. */
export const consentCalls = {
  myConsents: { method: 'get', path: '/user/myConsents' },
  chooseConsent: { method: 'post', path: '/user/chooseConsent' },
  noticeShown: { method: 'post', path: '/user/noticeShown' },
} as const satisfies Record<string, WireCall>
export type ConsentCall = keyof typeof consentCalls

const shownFields = { noticeVersion: 'privacy_version', noticeLocale: 'privacy_language' } as const

/** Our field names and those of the wire. */
export const consentFields = {
  chooseConsent: { purpose: 'purpose', given: 'given', statedAdult: 'is_adult', ...shownFields },
  noticeShown: shownFields,
} as const satisfies Partial<Record<ConsentCall, Record<string, string>>>
