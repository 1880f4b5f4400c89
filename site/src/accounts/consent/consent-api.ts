import { consentCalls, consentFields } from '@pravesh/shared/accounts/consent/wire'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../../forms/offline-text.ts'
import { callApi } from '../../lib/api.ts'
import { documentLocale } from '../../lib/document-locale.ts'

/** Makes a call about consent; `own` are the fields besides the version and the language that the page shows. */
export function callConsent(call: keyof typeof consentFields, own: Record<string, string | boolean> = {}) {
  const language = documentLocale()
  const { noticeVersion, noticeLocale } = consentFields[call]
  return callApi({
    method: consentCalls[call].method,
    path: callAddress(consentCalls[call]),
    body: { ...own, [noticeVersion]: PRIVACY_NOTICE_VERSION, [noticeLocale]: language },
    language,
    offline: offlineText({ hasForm: false }),
  })
}
